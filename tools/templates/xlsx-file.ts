import writeExcelFile, { type CellObject, type Feature, type Image, type Row } from 'write-excel-file/node'
import type { Cell, Sheet, SheetRow, SpreadsheetTemplate } from '../../app/features/templates/template.ts'
import { withFixedTimestamps } from './deterministic-zip.ts'
import { originText, plainText } from './template-text.ts'

type Column = Sheet['columns'][number]
type SheetFeature = Feature<Image['content']>

const GREEN = '#DCEBE2'
const GREY = '#F1EEE6'
const LINE = { borderColor: '#B9B4A7', borderStyle: 'thin' } as const
const TEXT = { wrap: true, alignVertical: 'top' } as const
const ALIGNMENTS = { text: 'left', rowNumber: 'center', amount: 'right' } as const
const LINE_HEIGHT = 15
const MONEY = '#,##0;[Red]-#,##0;0'

/** The same template gives the same bytes of an Excel file. */
export async function xlsxFile(template: SpreadsheetTemplate): Promise<Uint8Array> {
  const sheets = template.sheets.map((sheet) => ({
    sheet: sheet.name,
    data: sheetRows(sheet, template.reviewed),
    columns: sheet.columns.map(({ width }) => ({ width })),
    orientation: 'landscape' as const,
    stickyRowsCount: headerRow(sheet),
  }))
  const file = await writeExcelFile(sheets, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [fitToWidth, repeatedHeaders(template.sheets), computedValues(template.sheets)],
  }).toBuffer()
  return withFixedTimestamps(file, template.reviewed)
}

export function headerRow({ lines }: Sheet): number {
  return lines.length + 3
}

function sheetRows(sheet: Sheet, reviewed: string): Row[] {
  const { columns, rows, emptyRows } = sheet
  const empty: SheetRow = { cells: [] }
  const headerHeight = rowHeight(
    columns.map(({ header }) => header),
    columns,
  )
  return [
    spanningRow(plainText(sheet.heading), columns, { fontSize: 16, fontWeight: 'bold', height: 24 }),
    ...sheet.lines.map((line) => spanningRow(plainText(line), columns, {})),
    [],
    columns.map((column) => ({
      value: column.header,
      height: headerHeight,
      fontWeight: 'bold',
      backgroundColor: GREEN,
      align: ALIGNMENTS[column.kind ?? 'text'],
      ...TEXT,
      ...LINE,
    })),
    ...rows.map((row) => tableRow(row, columns)),
    ...Array.from({ length: emptyRows }, () => tableRow(empty, columns)),
    [],
    spanningRow(originText(reviewed), columns, { fontSize: 9, textColor: '#666666' }),
  ]
}

function spanningRow(value: string, columns: readonly Column[], style: Partial<CellObject>): Row {
  return [{ value, columnSpan: columns.length, ...style }]
}

function tableRow({ cells, kind }: SheetRow, columns: readonly Column[]): Row {
  if (kind === 'section') {
    const [title] = cells
    const heading = typeof title === 'string' ? plainText(title) : ''
    return spanningRow(heading, columns, { fontWeight: 'bold', backgroundColor: GREY, ...LINE })
  }
  return columns.map((column, index) => ({
    ...cellContent(cells[index] ?? null),
    ...(column.kind === 'amount' && { format: MONEY }),
    align: ALIGNMENTS[column.kind ?? 'text'],
    height: rowHeight(cells, columns),
    ...(kind === 'total' && { fontWeight: 'bold', backgroundColor: GREY }),
    ...TEXT,
    ...LINE,
  }))
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

function cellContent(cell: Cell): CellObject {
  if (cell === null) return { type: Number }
  if (typeof cell === 'string') return { value: plainText(cell), type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  return { value: cell.formula, type: 'Formula' }
}

/** On paper all columns are side by side. */
const fitToWidth: SheetFeature = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml.replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
    },
  },
}

/** On paper every page of a table begins with the names of its columns. */
function repeatedHeaders(sheets: readonly Sheet[]): SheetFeature {
  const names = sheets.map((sheet, index) => {
    const row = headerRow(sheet)
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${sheet.name}'!$${row}:$${row}</definedName>`
  })
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml) =>
            xml.replace('<definedNames/>', () => `<definedNames>${names.join('')}</definedNames>`),
        },
      },
    },
  }
}

/** Viewers that compute nothing, as Excel's own protected view, show the values in the file. */
function computedValues(sheets: readonly Sheet[]): SheetFeature {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const sheet = sheets[sheetIndex]
            return sheet ? withValues(xml, valuesOf(sheet)) : xml
          },
        },
      },
    },
  }
}

function withValues(xml: string, values: ReadonlyMap<string, number>): string {
  return xml.replace(/(<c r="([A-Z]+\d+)"[^>]*>)(<f>[^<]*<\/f>)/g, (whole, _open, address: string) => {
    const value = values.get(address)
    return value === undefined ? whole : `${whole}<v>${value}</v>`
  })
}

function valuesOf(sheet: Sheet): Map<string, number> {
  const values = new Map<string, number>()
  sheet.rows.forEach(({ cells }, row) => {
    cells.forEach((cell, column) => {
      if (cell === null || typeof cell !== 'object') return
      values.set(`${String.fromCharCode(65 + column)}${headerRow(sheet) + row + 1}`, cell.value)
    })
  })
  return values
}
