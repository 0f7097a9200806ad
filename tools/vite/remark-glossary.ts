import { readFileSync } from 'node:fs'
import * as urls from '#app/ui/urls.ts'
import { createTermFinder, type FoundTerm } from '../../app/features/glossary/find-terms.ts'
import { parseGlossary } from '../../app/features/glossary/parse-glossary.ts'

export interface MarkdownNode {
  type: string
  name?: string | null
  value?: string
  url?: string
  data?: object
  children?: MarkdownNode[]
}

/** No term becomes a link in links, headings, and components with links or check boxes of their own. */
const SKIPPED_NODES = new Set(['heading', 'link', 'linkReference', 'table'])
const SKIPPED_COMPONENTS = new Set(['Checklist', 'CpvCode', 'RequestButton'])
const BLOCKS = new Set(['paragraph', 'listItem', 'blockquote', 'mdxJsxFlowElement'])

/** With this remark plugin the first use of a term in an article or on an information page leads to the glossary. */
export function remarkGlossary() {
  const findTerms = createTermFinder(parseGlossary(readFileSync('content/glossary.tsv', 'utf8')))
  return function linkTerms(root: MarkdownNode, file: { path: string }): void {
    if (!/content[\\/](?:articles|info)[\\/]/.test(file.path)) return
    const linked = new Set<string>()
    let quotes = 0
    link(root)

    function link(node: MarkdownNode): void {
      const isSkipped = SKIPPED_NODES.has(node.type) || SKIPPED_COMPONENTS.has(node.name ?? '')
      if (isSkipped || !node.children) return
      if (BLOCKS.has(node.type)) quotes = 0
      node.children = node.children.flatMap((child) => {
        if (child.type === 'text') return linkIn(child.value ?? '')
        link(child)
        return child
      })
    }

    function linkIn(text: string): MarkdownNode[] {
      const before = quotes
      quotes += countQuotes(text)
      const found = findTerms(text).filter(({ anchor, start }) => {
        if (linked.has(anchor) || before + countQuotes(text.slice(0, start)) > 0) return false
        linked.add(anchor)
        return true
      })
      return splitText(text, found)
    }
  }
}

function countQuotes(text: string): number {
  return text.split('„').length - text.split('“').length
}

function splitText(text: string, found: readonly FoundTerm[]): MarkdownNode[] {
  const nodes: MarkdownNode[] = []
  let end = 0
  for (const term of found) {
    nodes.push({ type: 'text', value: text.slice(end, term.start) }, linkTo(term, text))
    end = term.end
  }
  nodes.push({ type: 'text', value: text.slice(end) })
  return nodes.filter(({ value }) => value !== '')
}

function linkTo({ anchor, start, end }: FoundTerm, text: string): MarkdownNode {
  return {
    type: 'link',
    url: urls.glossaryTerm(anchor),
    data: { hProperties: { className: 'term' } },
    children: [{ type: 'text', value: text.slice(start, end) }],
  }
}
