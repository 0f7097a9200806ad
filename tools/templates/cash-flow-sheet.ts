import type { Cell, Sheet, SheetRow } from '../../app/features/templates/template.ts'
import { EXPENSES, INCOME, type SheetField } from '../../app/features/templates/template-schema.ts'

const MONTHS = ['Pirmas', 'Antras', 'Trečias', 'Ketvirtas', 'Penktas', 'Šeštas'] as const
/** An empty sheet, which the reader fills in, leaves these out. */
type CashFlow = NonNullable<SheetField['cashFlow']>
type Line = keyof NonNullable<CashFlow['amounts']>

/** The spreadsheet counts its rows from 1: heading, two lines, an empty row and the header come first. */
const FIRST_ROW = 6
const OPENING_ROW = FIRST_ROW
const INCOME_ROW = OPENING_ROW + 2
const INCOME_TOTAL_ROW = INCOME_ROW + INCOME.length
const EXPENSE_ROW = INCOME_TOTAL_ROW + 2
const EXPENSE_TOTAL_ROW = EXPENSE_ROW + EXPENSES.length
const RESULT_ROW = EXPENSE_TOTAL_ROW + 1
const CLOSING_ROW = RESULT_ROW + 1

export function cashFlowSheet(
  texts: Pick<Sheet, 'name' | 'heading' | 'lines' | 'isExample'>,
  { opening, amounts = {} }: CashFlow,
): Sheet {
  const months = MONTHS.map((_, month) => month)
  const totalOf = (lines: readonly Line[], month: number) =>
    sum(lines.map((line) => amounts[line]?.[month] ?? 0))
  const monthly = months.map((month) => totalOf(INCOME, month) - totalOf(EXPENSES, month))
  const closing = (month: number) => (opening ?? 0) + sum(monthly.slice(0, month + 1))
  const input = (line: Line): SheetRow => ({
    cells: [line, ...months.map((month) => amounts[line]?.[month] ?? null)],
  })
  const computed = (label: string, cell: (month: number, column: string) => Cell): SheetRow => ({
    cells: [label, ...months.map((month) => cell(month, columnOf(month)))],
    kind: 'total',
  })
  const total = (label: string, lines: readonly Line[], row: number) =>
    computed(label, (month, column) => ({
      formula: `SUM(${column}${row}:${column}${row + lines.length - 1})`,
      value: totalOf(lines, month),
    }))
  return {
    ...texts,
    columns: [
      { header: 'Eilutė', width: 38 },
      ...MONTHS.map((ordinal) => ({ header: `${ordinal} mėnuo`, width: 13, kind: 'amount' as const })),
    ],
    rows: [
      {
        cells: [
          'Likutis mėnesio pradžioje',
          opening ?? null,
          ...months.slice(1).map((month) => ({
            formula: `${columnOf(month - 1)}${CLOSING_ROW}`,
            value: closing(month - 1),
          })),
        ],
      },
      { cells: ['Gauta'], kind: 'section' },
      ...INCOME.map(input),
      total('Iš viso gauta', INCOME, INCOME_ROW),
      { cells: ['Išmokėta'], kind: 'section' },
      ...EXPENSES.map(input),
      total('Iš viso išmokėta', EXPENSES, EXPENSE_ROW),
      computed('Mėnesio rezultatas', (month, column) => ({
        formula: `${column}${INCOME_TOTAL_ROW}-${column}${EXPENSE_TOTAL_ROW}`,
        value: monthly[month] ?? 0,
      })),
      computed('Likutis mėnesio pabaigoje', (month, column) => ({
        formula: `${column}${OPENING_ROW}+${column}${RESULT_ROW}`,
        value: closing(month),
      })),
      {
        cells: [
          'Didžiausias trūkumas mėnesio pabaigoje',
          {
            formula: `MIN(0,${columnOf(0)}${CLOSING_ROW}:${columnOf(MONTHS.length - 1)}${CLOSING_ROW})`,
            value: Math.min(0, ...months.map(closing)),
          },
        ],
        kind: 'total',
      },
    ],
    emptyRows: 0,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Month 0 is column B. */
function columnOf(month: number): string {
  return String.fromCharCode('B'.charCodeAt(0) + month)
}
