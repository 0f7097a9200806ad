import { anchorOf } from '../../app/shared/text/anchor.ts'

interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
  data?: { estree: unknown }
}

interface Heading {
  id: string
  text: string
}

/**
 * A rehype plugin: gives headings their ids and tables the name of their section, and exports the
 * second-level headings as `headings` for the table of contents.
 */
export function rehypeHeadings() {
  return function nameSections(root: HtmlNode): void {
    const headings: Heading[] = []
    const usedNames = new Map<string, number>()
    visit(root, (node) => {
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        const text = textOf(node)
        const id = unique(anchorOf(text), '-')
        node.properties = { ...node.properties, id }
        if (node.tagName === 'h2') headings.push({ id, text })
      }
      if (node.tagName === 'table') {
        node.properties = { ...node.properties, dataSection: unique(headings.at(-1)?.text ?? '', ' ') }
      }
    })
    root.children?.push(exportOf('headings', headings))

    function unique(name: string, separator: string): string {
      const count = (usedNames.get(name) ?? 0) + 1
      usedNames.set(name, count)
      return count === 1 ? name : `${name}${separator}${count}`
    }
  }
}

function visit(node: HtmlNode, meet: (node: HtmlNode) => void): void {
  meet(node)
  node.children?.forEach((child) => {
    visit(child, meet)
  })
}

function textOf(node: HtmlNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

/** `export const name = JSON.parse("…")` as the syntax tree that MDX expects. */
function exportOf(name: string, value: unknown): HtmlNode {
  const identifier = (id: string) => ({ type: 'Identifier', name: id })
  const call = {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      computed: false,
      optional: false,
      object: identifier('JSON'),
      property: identifier('parse'),
    },
    arguments: [{ type: 'Literal', value: JSON.stringify(value) }],
  }
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: identifier(name), init: call }],
  }
  const body = [{ type: 'ExportNamedDeclaration', specifiers: [], attributes: [], source: null, declaration }]
  return { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body } } }
}
