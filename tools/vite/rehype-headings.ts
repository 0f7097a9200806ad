import type { Program } from 'estree'
import type { Element, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseSync } from 'vite'
import { slugOf } from '#app/domain/text/slug.ts'

interface Heading {
  id: string
  text: string
}

/** This rehype plugin makes ids for headings, labels for tables, an export `headings` for the table of contents, and one of how many words there are. */
export function rehypeHeadings() {
  return function nameSections(root: Root): void {
    const headings: Heading[] = []
    const unique = createUniqueNames()
    visit(root, 'element', (node) => {
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        const text = textOf(node)
        const id = unique(slugOf(text), '-')
        node.properties = { ...node.properties, id }
        if (node.tagName === 'h2') headings.push({ id, text })
      }
      if (node.tagName === 'table') {
        node.properties = { ...node.properties, dataSection: unique(headings.at(-1)?.text ?? '', ' ') }
        labelCells(node)
      }
    })
    const [, second] = root.children.filter((node) => node.type === 'element' && node.tagName === 'h2')
    if (second) root.children.splice(root.children.indexOf(second), 0, createLetterLine())
    root.children.push(exportOf({ headings, wordCount: countWords(root) }))
  }
}

/** The line stands before the second section; the page's layout says what is in it. */
function createLetterLine(): RootContent {
  return { type: 'mdxJsxFlowElement', name: 'LetterLine', attributes: [], children: [] }
}

/** On phones each row becomes a block, whose cells show the name of their column. */
function labelCells(table: Element): void {
  const rows = elementsIn(table).flatMap(elementsIn)
  const labels = elementsIn(rows[0]).map(textOf)
  for (const row of rows.slice(1)) {
    for (const [index, cell] of elementsIn(row).entries()) {
      cell.properties = { ...cell.properties, dataLabel: labels[index] || undefined }
    }
  }
}

function elementsIn(parent: Element | undefined): Element[] {
  return parent?.children.filter((child) => child.type === 'element') ?? []
}

/** The second use of a name ends in 2, and so on. */
function createUniqueNames(): (name: string, separator: string) => string {
  const uses = new Map<string, number>()
  return (name, separator) => {
    const count = (uses.get(name) ?? 0) + 1
    uses.set(name, count)
    return count === 1 ? name : `${name}${separator}${count}`
  }
}

/** Those of the text, with the titles of its checklists. */
function countWords(root: Root): number {
  const texts: unknown[] = []
  visit(root, (node) => {
    if (node.type === 'text') texts.push(node.value)
    if ('attributes' in node)
      for (const each of node.attributes) if ('name' in each && each.name === 'title') texts.push(each.value)
  })
  const words = texts.join(' ').split(/\s+/)
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Makes `export const headings = …` with the syntax tree that MDX expects. */
function exportOf(values: object): RootContent {
  const value = Object.entries(values)
    .map(([name, each]) => `export const ${name} = ${JSON.stringify(each)}`)
    .join('\n')
  // Two packages type the same syntax tree; Vite's includes nodes of TypeScript.
  const estree = parseSync('headings.js', value).program as Program
  return { type: 'mdxjsEsm', value, data: { estree } }
}
