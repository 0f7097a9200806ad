import type { Finding } from './finding.ts'
import { type Node, parseSource, type SyntaxTree } from './syntax-tree.ts'

const ADVICE = 'an address of the site written by hand: take it from app/shared/urls.ts, or add it there'
/** What an address is handed to: attributes and properties, then functions. */
const ADDRESS_NAMES = ['href', 'action', 'path', 'src', 'url']
const ADDRESS_FUNCTIONS = ['fetch', 'href', 'redirect', 'replace', 'assign', 'address', 'shareImage']

/** The first part of each of the site's paths: `/bvpz-kodai/:code` → `bvpz-kodai`. */
export type OwnSegments = ReadonlySet<string>

export function ownSegments(paths: readonly string[]): OwnSegments {
  return new Set(paths.map(firstSegment).filter((segment) => !['', '*'].includes(segment)))
}

/** Each string that is an address of the site, or a prefix of one. */
export function findOwnAddresses(path: string, source: string, segments: OwnSegments): Finding[] {
  const tree = parseSource(path, source)
  return tree.nodes.flatMap((node) => {
    const text = textOf(node)
    if (text === null || !isOwnAddress(tree, node, text, segments)) return []
    return [{ line: tree.lineOf(node.start), message: `"${text}" is ${ADVICE}` }]
  })
}

/** Of a template, what stands before its first variable part. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null
}

function isOwnAddress(tree: SyntaxTree, node: Node, text: string, segments: OwnSegments): boolean {
  if (!text.startsWith('/')) return false
  if (segments.has(firstSegment(text))) return true
  // "/", "/#…" and "/?…" are the home page; a slash alone is also what paths are cut at.
  if (text === '/') return isHandedOverAsAddress(tree, node)
  return /^\/[#?]/.test(text)
}

function firstSegment(address: string): string {
  return /^\/([^/?#]*)/.exec(address)?.[1]?.toLowerCase() ?? ''
}

function isHandedOverAsAddress(tree: SyntaxTree, node: Node): boolean {
  const parent = tree.parentOf(node)
  switch (parent?.type) {
    case 'JSXAttribute':
      return parent.name.type === 'JSXIdentifier' && ADDRESS_NAMES.includes(parent.name.name)
    case 'JSXExpressionContainer':
      return isHandedOverAsAddress(tree, parent)
    case 'Property':
      return (
        parent.value === node && parent.key.type === 'Identifier' && ADDRESS_NAMES.includes(parent.key.name)
      )
    case 'CallExpression':
      return parent.callee.type === 'Identifier' && ADDRESS_FUNCTIONS.includes(parent.callee.name)
    default:
      return false
  }
}
