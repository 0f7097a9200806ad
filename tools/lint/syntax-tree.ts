import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node
export type Identifier = Extract<Node, { type: 'Identifier' }>

/** A parsed file in which each node knows where it stands. */
export interface SyntaxTree {
  nodes: readonly Node[]
  comments: readonly { value: string; start: number; end: number }[]
  parentOf(node: Node): Node | undefined
  /** From the parent up to the program. */
  ancestorsOf(node: Node): Node[]
  /** Counted from 1. */
  lineOf(offset: number): number
}

export function parseSource(path: string, source: string): SyntaxTree {
  const { program, comments, errors } = parseSync(path, source)
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  const parents = new Map<Node, Node>()
  const nodes: Node[] = [program]
  for (const node of nodes) {
    for (const child of childrenOf(node)) {
      parents.set(child, node)
      nodes.push(child)
    }
  }
  return {
    nodes,
    comments,
    parentOf: (node) => parents.get(node),
    ancestorsOf(node) {
      const ancestors: Node[] = []
      for (let at = parents.get(node); at !== undefined; at = parents.get(at)) ancestors.push(at)
      return ancestors
    },
    lineOf: (offset) => source.slice(0, offset).split('\n').length,
  }
}

export function isFunction(node: Node | undefined): boolean {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node?.type ?? '')
}

export function isIdentifier(node: Node | null | undefined): node is Identifier {
  return node?.type === 'Identifier'
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
