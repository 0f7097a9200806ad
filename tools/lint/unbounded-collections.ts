import type { Finding } from './finding.ts'
import { createLifetimes, type Lifetimes } from './lifetimes.ts'
import { resolveScopes, type Scopes } from './scopes.ts'
import {
  type Identifier,
  isFunction,
  isIdentifier,
  type Node,
  parseSource,
  type SyntaxTree,
} from './syntax-tree.ts'

const COLLECTIONS = ['Map', 'Set']
const WRAPPER = /^(?:TS(?:As|Satisfies|NonNull)|Conditional|Logical|Parenthesized)Expression$/
const OWN_LINE = /(?:Statement|Declaration|Definition|^Property)$/
const REASON = /^\s*bounded: \S/
const ADVICE =
  'outlives a request and may grow without end: use createBoundedCache, declare it as ReadonlyMap or ReadonlySet, or say on the line before why it cannot grow: "// bounded: …"'

/** Each `new Map` and `new Set` that outlives the function that makes it, without a known bound. */
export function findUnboundedCollections(path: string, source: string): Finding[] {
  const tree = parseSource(path, source)
  const scopes = resolveScopes(tree)
  const lifetimes = createLifetimes(tree, scopes)
  const reasonedLines = linesAfterReasons(tree)
  return tree.nodes.flatMap((node) => {
    if (node.type !== 'NewExpression' || !isIdentifier(node.callee)) return []
    if (!COLLECTIONS.includes(node.callee.name)) return []
    const holder = holderOf(tree, node)
    if (isReadonly(holder) || !outlivesCall(holder, { tree, scopes, lifetimes })) return []
    if (ownLines(tree, node).some((line) => reasonedLines.includes(line))) return []
    return [{ line: tree.lineOf(node.start), message: `new ${node.callee.name} ${ADVICE}` }]
  })
}

/** What the collection is put into: the parent of the whole expression, past casts and choices. */
interface Holder {
  value: Node
  parent: Node | undefined
}

interface Analysis {
  tree: SyntaxTree
  scopes: Scopes
  lifetimes: Lifetimes
}

function holderOf(tree: SyntaxTree, creation: Node): Holder {
  let value = creation
  let parent = tree.parentOf(value)
  while (parent !== undefined && WRAPPER.test(parent.type)) {
    value = parent
    parent = tree.parentOf(value)
  }
  return { value, parent }
}

function isReadonly({ parent }: Holder): boolean {
  const declared = parent?.type === 'VariableDeclarator' ? parent.id : parent
  const annotation = declared && 'typeAnnotation' in declared ? declared.typeAnnotation : null
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : null
  return (
    type?.type === 'TSTypeReference' &&
    isIdentifier(type.typeName) &&
    /^Readonly(?:Map|Set)$/.test(type.typeName.name)
  )
}

function outlivesCall({ value, parent }: Holder, { tree, scopes, lifetimes }: Analysis): boolean {
  if (isUsedUp(value, parent)) return false
  if (isMember(value, parent)) return true
  const variable = variableOf(value, parent)
  const scope = variable ? scopes.scopeOf(variable) : parent
  const home = scope && [scope, ...tree.ancestorsOf(scope)].find(isFunction)
  if (home === undefined) return true
  if (variable === null) return false
  return scopes.usesOf(variable).some((use) => {
    const holder = holderOf(tree, use)
    return isMember(holder.value, holder.parent) || lifetimes.isRunLater(use, home)
  })
}

/** `[...new Set(words)]`, `new Set(words).size`: nobody has it afterwards. */
function isUsedUp(value: Node, parent: Node | undefined): boolean {
  return parent?.type === 'SpreadElement' || (parent?.type === 'MemberExpression' && parent.object === value)
}

/** Part of an object, whose lifetime is unknown. */
function isMember(value: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'PropertyDefinition':
    case 'Property':
      return parent.value === value
    case 'AssignmentExpression':
      return parent.right === value && parent.left.type === 'MemberExpression'
    default:
      return false
  }
}

function variableOf(value: Node, parent: Node | undefined): Identifier | null {
  switch (parent?.type) {
    case 'VariableDeclarator':
      return isIdentifier(parent.id) ? parent.id : null
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return parent.right === value && isIdentifier(parent.left) ? parent.left : null
    default:
      return null
  }
}

/** A reason may take several lines of comment. */
function linesAfterReasons({ comments, lineOf }: SyntaxTree): number[] {
  const starts = comments.map(({ start }) => lineOf(start))
  return comments
    .filter(({ value }) => REASON.test(value))
    .map(({ end }) => {
      let line = lineOf(end) + 1
      while (starts.includes(line)) line++
      return line
    })
}

function ownLines(tree: SyntaxTree, creation: Node): number[] {
  const around = tree.ancestorsOf(creation).find(({ type }) => OWN_LINE.test(type))
  return [creation, ...(around ? [around] : [])].map(({ start }) => tree.lineOf(start))
}
