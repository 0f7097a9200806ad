import { type CellStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import type { Cell, Sheet, SheetRow, SpreadsheetTemplate } from '../../app/features/templates/template.ts'
import { originText, plainText } from './template-text.ts'

type Column = Sheet['columns'][number]
type FileCells = NonNullable<WriteSheet['cells']>
type FileCell = FileCells extends Map<string, infer Value> ? Value : never

interface FileRow {
  cells: readonly FileCell[]
  height?: number | undefined
  /** The first cell takes the whole row. */
  isSpanning?: boolean
}

const FONT = { name: 'Calibri', size: 11 }
const LINE = { style: 'thin', color: { rgb: 'B9B4A7' } } as const
const BORDER = { top: LINE, right: LINE, bottom: LINE, left: LINE }
const HEADING: CellStyle = { font: { ...FONT, size: 16, bold: true } }
const HEADER: CellStyle = { font: { ...FONT, bold: true }, fill: fillOf('DCEBE2'), border: BORDER }
const MARKED: CellStyle = { font: { ...FONT, bold: true }, fill: fillOf('F1EEE6'), border: BORDER }
const ORIGIN: CellStyle = { font: { ...FONT, size: 9, color: { rgb: '666666' } } }
const ALIGNMENTS = { text: 'left', rowNumber: 'center', amount: 'right' } as const
const LINE_HEIGHT = 15
const MONEY = '#,##0;[Red]-#,##0;0'

export function xlsxFile({ sheets, reviewed }: SpreadsheetTemplate): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map((sheet) => fileSheet(sheet, reviewed)),
    // The library's own `printTitlesRow` leaves out the quotes, without which Excel refuses a name of two words.
    namedRanges: sheets.map((sheet) => ({
      name: '_xlnm.Print_Titles',
      range: `'${sheet.name}'!$${headerRow(sheet)}:$${headerRow(sheet)}`,
      scope: sheet.name,
    })),
    defaultFont: FONT,
  })
}

/** On paper all columns are side by side, and every page of a table begins with their names. */
function fileSheet(sheet: Sheet, reviewed: string): WriteSheet {
  const rows = sheetRows(sheet, reviewed)
  const endCol = sheet.columns.length - 1
  return {
    name: sheet.name,
    columns: sheet.columns.map(({ width }) => ({ width })),
    cells: new Map(
      rows.flatMap(({ cells }, row) => cells.map((cell, column) => [`${row},${column}`, cell] as const)),
    ),
    rowDefs: new Map(rows.flatMap(({ height }, row) => (height ? [[row, { height }] as const] : []))),
    merges: rows.flatMap(({ isSpanning }, row) =>
      isSpanning ? { startRow: row, startCol: 0, endRow: row, endCol } : [],
    ),
    freezePane: { rows: headerRow(sheet) },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
  }
}

function headerRow({ lines }: Sheet): number {
  return lines.length + 3
}

function sheetRows({ heading, lines, columns, rows, emptyRows }: Sheet, reviewed: string): FileRow[] {
  const headers = columns.map(({ header }) => header)
  return [
    { ...spanningRow(plainText(heading), columns, HEADING), height: 24 },
    ...lines.map((line) => spanningRow(plainText(line), columns)),
    { cells: [] },
    {
      cells: columns.map((column) => ({ value: column.header, style: aligned(HEADER, column) })),
      height: rowHeight(headers, columns),
    },
    ...rows.map((row) => tableRow(row, columns)),
    ...Array.from({ length: emptyRows }, () => tableRow({ cells: [] }, columns)),
    { cells: [] },
    spanningRow(originText(reviewed), columns, ORIGIN),
  ]
}

function spanningRow(text: string, columns: readonly Column[], style: CellStyle = {}): FileRow {
  return { cells: columns.map((_, index) => ({ value: index === 0 ? text : null, style })), isSpanning: true }
}

function tableRow({ cells, kind }: SheetRow, columns: readonly Column[]): FileRow {
  const [title] = cells
  if (kind === 'section') return spanningRow(plainText(String(title)), columns, MARKED)
  const style = kind === 'total' ? MARKED : { border: BORDER }
  return {
    cells: columns.map((column, index) => ({
      ...cellContent(cells[index] ?? null),
      style: aligned(column.kind === 'amount' ? { ...style, numFmt: MONEY } : style, column),
    })),
    height: rowHeight(cells, columns),
  }
}

function aligned(style: CellStyle, { kind }: Column): CellStyle {
  const horizontal = ALIGNMENTS[kind ?? 'text']
  return { ...style, alignment: { horizontal, vertical: 'top', wrapText: true } }
}

/** Spreadsheets do not make a row as high as its wrapped text when they open a file. */
function rowHeight(cells: readonly Cell[], columns: readonly Column[]): number | undefined {
  const lines = cells.map((cell, index) => {
    const { width } = columns[index] ?? { width: 1 }
    return typeof cell === 'string' ? Math.ceil(plainText(cell).length / (width * 1.05)) : 1
  })
  const most = Math.max(0, ...lines)
  return most > 1 ? most * LINE_HEIGHT : undefined
}

/** Viewers that compute nothing, as Excel's own protected view, show the values in the file. */
function cellContent(cell: Cell): FileCell {
  if (typeof cell === 'string') return { value: plainText(cell) }
  if (cell === null || typeof cell === 'number') return { value: cell }
  return { value: cell.value, formula: cell.formula, formulaResult: cell.value }
}

function fillOf(rgb: string) {
  return { type: 'pattern', pattern: 'solid', fgColor: { rgb } } as const
}
