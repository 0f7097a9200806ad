import { strToU8, Zip, ZipDeflate } from 'fflate'

/** A date is shown as it reads in UTC. */
export type SheetCell = string | number | Date | null

interface Sheet {
  name: string
  widths: readonly number[]
  /** The first row stays in view. */
  rows: AsyncIterable<readonly SheetCell[]>
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OPEN_XML = 'http://schemas.openxmlformats.org'
const MAIN = `xmlns="${OPEN_XML}/spreadsheetml/2006/main"`
const RELATIONS = `${OPEN_XML}/officeDocument/2006/relationships`
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const DATE_STYLE = 1
const DAY_MS = 86_400_000
/** Spreadsheets count days from 30 December 1899. */
const DAYS_TO_1970 = 25_569
/** What XML cannot hold, as far as a text of JavaScript can. */
const NOT_IN_XML = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const RELATION = `<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}`
const FRAME: readonly (readonly [path: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  ],
  ['_rels/.rels', `${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`],
  [
    'xl/_rels/workbook.xml.rels',
    `${RELATION}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
]

/** A workbook of one sheet; rows are compressed as they come, so that only the file itself is in memory. */
export async function xlsxFile(sheet: Sheet): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const workbook = `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  for (const [path, xml] of [...FRAME, ['xl/workbook.xml', workbook] as const])
    await addPart(zip, path, [xml])
  await addPart(zip, 'xl/worksheets/sheet1.xml', sheetXml(sheet))
  zip.end()
  return Buffer.concat(chunks)
}

async function addPart(zip: Zip, path: string, xml: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const part = new ZipDeflate(path)
  zip.add(part)
  part.push(strToU8(XML))
  for await (const text of xml) part.push(strToU8(text))
  part.push(new Uint8Array(), true)
}

async function* sheetXml({ widths, rows }: Sheet): AsyncGenerator<string> {
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  for await (const row of rows) yield `<row>${row.map(cellXml).join('')}</row>`
  yield '</sheetData></worksheet>'
}

function cellXml(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c s="${DATE_STYLE}"><v>${cell.getTime() / DAY_MS + DAYS_TO_1970}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** „_x0041_“ would be read as a character's number. */
function escaped(text: string): string {
  return text
    .replace(NOT_IN_XML, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '')
}
