import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Block } from '../../app/features/templates/template.ts'

export const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)

export type Node = ReturnType<typeof markdown.parse>['children'][number]
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>
export type TableNode = NodeOf<'table'>

/** Its message begins with the line in the file. */
export function faultAt(node: Node | undefined, message: string): Error {
  return new Error(`${node?.position?.start.line ?? 1}: ${message}`)
}

/** The signatures of a document are below the horizontal rule: each signer has a column, a single one has one for each line. */
export function blocksOf(nodes: readonly Node[], source: string): Block[] {
  const rule = nodes.findIndex(({ type }) => type === 'thematicBreak')
  if (rule === -1) return nodes.map((node, index) => blockOf(node, nodes[index - 1], source))
  const [first = [], ...others] = nodes.slice(rule + 1).map(linesOf)
  const columns = others.length === 0 ? first.map((line) => [line]) : [first, ...others]
  return [...blocksOf(nodes.slice(0, rule), source), { kind: 'signatures', columns }]
}

function blockOf(node: Node, before: Node | undefined, source: string): Block {
  switch (node.type) {
    case 'heading':
      if (node.depth > 2) throw misplaced(node)
      return { kind: isTitle(node) ? 'title' : 'heading', text: textOf(node) }
    case 'paragraph':
      return paragraphOf(node, before)
    case 'list':
      return { kind: 'list', items: node.children.map(textOf) }
    case 'blockquote':
      return { kind: 'advice', text: textOf(node) }
    case 'table':
      return documentTable(node, source)
    default:
      throw misplaced(node)
  }
}

function paragraphOf(node: NodeOf<'paragraph'>, before: Node | undefined): Block {
  const [label, ...rest] = node.children
  if (label?.type === 'strong') {
    return { kind: 'paragraph', label: textOf(label), text: textOf({ ...node, children: rest }).trimStart() }
  }
  const [text = '', ...others] = linesOf(node)
  if (others.length > 0) return { kind: 'party', lines: [text, ...others] }
  return { kind: isTitle(before) ? 'date' : 'paragraph', text }
}

function documentTable(node: TableNode, source: string): Block {
  const { columns, rows } = tableOf(node, source)
  const sum = columns.reduce((total, { width }) => total + width, 0)
  if (sum !== 100) throw faultAt(node, `the widths of the columns are ${sum} together and must be 100`)
  return {
    kind: 'table',
    columns: columns.map(({ header, width }) => ({ header, percent: width })),
    rows: rows.map((cells) => columns.map((_, index) => cells[index] ?? '')),
  }
}

const COLUMN_KINDS = { center: 'rowNumber', right: 'amount' } as const

/** Dashes below the header give the widths of columns; a centred column is numbered, one set to the right has amounts. */
export function tableOf(node: TableNode, source: string) {
  const [headers = [], ...rows] = node.children.map(({ children }) => children.map(textOf))
  const tooLong = rows.findIndex(({ length }) => length > headers.length)
  if (tooLong !== -1) throw faultAt(node.children[tooLong + 1], 'has more cells than the header')
  const below = source.split('\n')[node.position?.start.line ?? 0] ?? ''
  const widths = [...below.matchAll(/[:-]+/g)].map(([{ length }]) => length)
  const columns = headers.map((header, index) => {
    const align = node.align?.[index]
    const kind = align === 'center' || align === 'right' ? COLUMN_KINDS[align] : undefined
    return { header, width: widths[index] ?? 0, ...(kind && { kind }) }
  })
  return { columns, rows }
}

export function isTitle(node: Node | undefined): boolean {
  return node?.type === 'heading' && node.depth === 1
}

export function textOf(node: Node): string {
  const [line = '', ...others] = linesOf(node)
  if (others.length > 0) throw faultAt(node, 'must be one line')
  return line
}

/** Returns the words of a node, in the lines that `\` ends; a quote and an item of a list hold one paragraph. */
function linesOf(node: Node): string[] {
  const parts = 'children' in node ? node.children : []
  const [first, second] = parts
  if (first?.type !== 'paragraph') return parts.map(wordsOf).join('').split('\n')
  if (second) throw misplaced(second)
  return linesOf(first)
}

function wordsOf(node: Node): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (node.type === 'break') return '\n'
  throw misplaced(node)
}

export function misplaced(node: Node): Error {
  return faultAt(node, `„${node.type}“ has no place here`)
}
