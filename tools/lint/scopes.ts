import { type Identifier, isFunction, isIdentifier, type Node, type SyntaxTree } from './syntax-tree.ts'

export interface Scopes {
  /** The block, function or program that declares what the identifier stands for; none for globals. */
  scopeOf(identifier: Identifier): Node | undefined
  /** All uses of what the identifier stands for, its declaration not among them. */
  usesOf(identifier: Identifier): Identifier[]
}

const BLOCK = /^(?:Program|BlockStatement|StaticBlock|SwitchStatement|For(?:In|Of)?Statement)$/

/** Finds what names stand for. `var`, which ignores blocks, is refused by another rule. */
export function resolveScopes(tree: SyntaxTree): Scopes {
  const declared = new Map<Node, Set<string>>()
  const uses: Identifier[] = []
  for (const node of tree.nodes.filter(isIdentifier)) {
    const scope = declaringScope(tree, node)
    if (scope !== undefined) declared.set(scope, (declared.get(scope) ?? new Set()).add(node.name))
    else if (!isMemberName(node, tree.parentOf(node))) uses.push(node)
  }
  const scopeOf = (node: Identifier) =>
    tree.ancestorsOf(node).find((ancestor) => declared.get(ancestor)?.has(node.name))
  return {
    scopeOf,
    usesOf(identifier) {
      const scope = scopeOf(identifier)
      return uses.filter((use) => use.name === identifier.name && scopeOf(use) === scope)
    },
  }
}

/** The scope that the identifier is declared in; undefined when it declares nothing. */
function declaringScope(tree: SyntaxTree, identifier: Identifier): Node | undefined {
  let node: Node = identifier
  let parent = tree.parentOf(node)
  while (parent !== undefined && isPartOfPattern(node, parent)) {
    node = parent
    parent = tree.parentOf(node)
  }
  if (parent === undefined) return undefined
  if (isParameter(node, parent)) return parent
  const isDeclared = 'id' in parent && parent.id === node && /Declarat/.test(parent.type)
  const isImported = 'local' in parent && parent.local === node && parent.type.startsWith('Import')
  if (!isDeclared && !isImported) return undefined
  return tree.ancestorsOf(parent).find((ancestor) => BLOCK.test(ancestor.type))
}

function isPartOfPattern(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'ArrayPattern':
    case 'ObjectPattern':
    case 'RestElement':
    case 'TSParameterProperty':
      return true
    case 'AssignmentPattern':
      return parent.left === node
    case 'Property':
      return parent.value === node
    default:
      return false
  }
}

function isParameter(node: Node, parent: Node): boolean {
  if (parent.type === 'CatchClause') return parent.param === node
  const params: unknown = 'params' in parent ? parent.params : null
  return isFunction(parent) && Array.isArray(params) && params.includes(node)
}

/** The name of a member, a property or a type. */
function isMemberName(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent.type.startsWith('TS')) return !('expression' in parent && parent.expression === node)
  return 'key' in parent && parent.key === node && !('computed' in parent && parent.computed)
}
