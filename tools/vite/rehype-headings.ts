import type { Program } from 'estree'
import type { Element, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseSync } from 'vite'
import { anchorOf } from '../../app/shared/text/anchor.ts'

interface Heading {
  id: string
  text: string
}

/**
 * A rehype plugin: gives headings their ids and tables the name of their section, and exports the
 * second-level headings as `headings` for the table of contents.
 */
export function rehypeHeadings() {
  return function nameSections(root: Root): void {
    const headings: Heading[] = []
    const unique = createUniqueNames()
    visit(root, 'element', (node) => {
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        const text = textOf(node)
        const id = unique(anchorOf(text), '-')
        node.properties = { ...node.properties, id }
        if (node.tagName === 'h2') headings.push({ id, text })
      }
      if (node.tagName === 'table') {
        node.properties = { ...node.properties, dataSection: unique(headings.at(-1)?.text ?? '', ' ') }
        labelCells(node)
      }
    })
    root.children.push(exportOf(headings))
  }
}

/** Cells learn the name of their column, for phones, where each row becomes a block. */
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

/** The second use of a name gets a 2 behind it, and so on. */
function createUniqueNames(): (name: string, separator: string) => string {
  const uses = new Map<string, number>()
  return (name, separator) => {
    const count = (uses.get(name) ?? 0) + 1
    uses.set(name, count)
    return count === 1 ? name : `${name}${separator}${count}`
  }
}

/** `export const headings = …` with the syntax tree that MDX expects. */
function exportOf(headings: readonly Heading[]): RootContent {
  const value = `export const headings = ${JSON.stringify(headings)}`
  // The same standard in the types of two packages, of which one knows TypeScript's nodes as well.
  const estree = parseSync('headings.js', value).program as Program
  return { type: 'mdxjsEsm', value, data: { estree } }
}
