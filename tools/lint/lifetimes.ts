import type { Scopes } from './scopes.ts'
import { type Identifier, isFunction, isIdentifier, type Node, type SyntaxTree } from './syntax-tree.ts'

/** Their callbacks have run when the call is over. */
const SYNCHRONOUS_METHODS = [
  ...['forEach', 'map', 'filter', 'flatMap', 'some', 'every', 'find', 'findIndex', 'findLast', 'from'],
  ...['reduce', 'reduceRight', 'sort', 'toSorted', 'replace', 'replaceAll'],
]

export interface Lifetimes {
  /** Whether the node may be run after the function around it has returned. */
  isRunLater(node: Node, around: Node): boolean
}

export function createLifetimes(tree: SyntaxTree, scopes: Scopes): Lifetimes {
  function isRunLater(node: Node, around: Node, looking: readonly Node[]): boolean {
    const ancestors = tree.ancestorsOf(node)
    const between = ancestors.slice(0, Math.max(0, ancestors.indexOf(around))).filter(isFunction)
    return between.some((inner) => !looking.includes(inner) && escapes(inner, around, [...looking, inner]))
  }

  /** Whether the function leaves the one around it: returned, stored, or handed to what calls back later. */
  function escapes(inner: Node, around: Node, looking: readonly Node[]): boolean {
    if (isCalledAtOnce(tree, inner)) return false
    const name = nameOf(tree, inner)
    if (name === null) return true
    return scopes.usesOf(name).some((use) => !isCalledAtOnce(tree, use) || isRunLater(use, around, looking))
  }

  return { isRunLater: (node, around) => isRunLater(node, around, []) }
}

function isCalledAtOnce(tree: SyntaxTree, callable: Node): boolean {
  const call = tree.parentOf(callable)
  if (call?.type !== 'CallExpression') return false
  const { callee } = call
  if (callee === callable) return true
  return (
    callee.type === 'MemberExpression' &&
    isIdentifier(callee.property) &&
    SYNCHRONOUS_METHODS.includes(callee.property.name)
  )
}

function nameOf(tree: SyntaxTree, inner: Node): Identifier | null {
  if (inner.type === 'FunctionDeclaration') return inner.id
  const parent = tree.parentOf(inner)
  return parent?.type === 'VariableDeclarator' && isIdentifier(parent.id) ? parent.id : null
}
