import type { Cell, Sheet, SheetRow } from '../../app/features/templates/template.ts'
import type { SheetField } from '../../app/features/templates/template-schema.ts'
import { faultAt, isTitle, misplaced, type Node, type TableNode, tableOf, textOf } from './template-blocks.ts'

/** Each sheet begins with its title; its lines and its table follow. */
export function sheetsOf(nodes: readonly Node[], fields: readonly SheetField[], source: string): Sheet[] {
  const starts = nodes.flatMap((node, index) => (isTitle(node) ? [index] : []))
  if (starts[0] !== 0 || starts.length !== fields.length) {
    throw faultAt(nodes[0], `each sheet from here on (${fields.length}) must begin with its title`)
  }
  return fields.map((field, index) => sheetOf(nodes.slice(starts[index], starts[index + 1]), field, source))
}

function sheetOf([title, ...rest]: readonly Node[], field: SheetField, source: string): Sheet {
  const table = rest.at(-1)
  const lines = rest.slice(0, -1).map(lineOf)
  if (table?.type !== 'table') throw faultAt(table ?? title, 'expected a table below this')
  return { ...field, heading: title ? textOf(title) : '', lines, ...sheetTable(table, source) }
}

function lineOf(node: Node): string {
  if (node.type !== 'paragraph') throw misplaced(node)
  return textOf(node)
}

/** A row of one cell is the title of a section; one whose first amount is computed is a total. */
function sheetTable(table: TableNode, source: string): Pick<Sheet, 'columns' | 'rows'> {
  const { columns, rows } = tableOf(table, source)
  let number = 0
  const firstAmount = columns.findIndex(({ kind }) => kind === 'amount')
  return {
    columns,
    rows: rows.map((texts): SheetRow => {
      if (texts.length === 1) return { kind: 'section', cells: texts }
      const cells = columns.map(({ kind }, index) =>
        kind === 'rowNumber' ? ++number : cellOf(texts[index] || null, kind === 'amount', table),
      )
      const isTotal = typeof cells[firstAmount] === 'object' && cells[firstAmount] !== null
      return { cells, ...(isTotal && { kind: 'total' }) }
    }),
  }
}

/** An amount is a number such as „6000“, or a formula with its value: „=B11-B20 -11600“. */
function cellOf(text: string | null, isAmount: boolean, table: TableNode): Cell {
  if (text === null || !isAmount) return text
  const [, formula, amount = text] = /^=(\S+) ?(.*)$/.exec(text) ?? []
  const value = Number(amount)
  if (Number.isNaN(value)) throw faultAt(table, `„${text}“ is no amount`)
  return formula === undefined ? value : { formula, value }
}
