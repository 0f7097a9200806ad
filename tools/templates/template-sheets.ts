import type { Sheet, SheetRow } from '../../app/features/templates/template.ts'
import type { SheetField } from '../../app/features/templates/template-schema.ts'
import { cashFlowSheet } from './cash-flow-sheet.ts'
import { faultAt, isTitle, misplaced, type Node, tableOf, textOf } from './template-blocks.ts'

/** Each sheet begins with its title; its lines and its table follow. */
export function sheetsOf(nodes: readonly Node[], fields: readonly SheetField[], source: string): Sheet[] {
  const starts = nodes.flatMap((node, index) => (isTitle(node) ? [index] : []))
  if (starts[0] !== 0 || starts.length !== fields.length) {
    throw faultAt(nodes[0], `each sheet from here on (${fields.length}) must begin with its title`)
  }
  return fields.map((field, index) => sheetOf(nodes.slice(starts[index], starts[index + 1]), field, source))
}

function sheetOf([title, ...rest]: readonly Node[], field: SheetField, source: string): Sheet {
  const { name, emptyRows, isExample, cashFlow } = field
  const last = rest.at(-1)
  const table = cashFlow ? undefined : last
  const lines = (table ? rest.slice(0, -1) : rest).map(lineOf)
  const texts = { name, heading: title ? textOf(title) : '', lines, ...(isExample && { isExample }) }
  if (cashFlow) return cashFlowSheet(texts, cashFlow)
  if (table?.type !== 'table') throw faultAt(last ?? title, 'expected a table below this')
  return { ...texts, ...sheetTable(tableOf(table, source)), emptyRows }
}

function lineOf(node: Node): string {
  if (node.type !== 'paragraph') throw misplaced(node)
  return textOf(node)
}

/** A row of one cell is the title of a section. */
function sheetTable({ columns, rows }: ReturnType<typeof tableOf>): Pick<Sheet, 'columns' | 'rows'> {
  let number = 0
  return {
    columns: columns.map(({ isNumbered, ...column }) => ({
      ...column,
      ...(isNumbered && { kind: 'rowNumber' }),
    })),
    rows: rows.map((cells): SheetRow => {
      if (cells.length === 1) return { kind: 'section', cells }
      return { cells: columns.map(({ isNumbered }, index) => (isNumbered ? ++number : cells[index] || null)) }
    }),
  }
}
