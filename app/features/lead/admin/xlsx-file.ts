import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflateRaw } from 'node:zlib'

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

/** A workbook of one sheet; rows are compressed as they come, so that only the file itself is in memory. */
export async function xlsxFile(sheet: Sheet): Promise<Buffer> {
  const parts: Record<string, string | AsyncIterable<string>> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
    '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      worksheet: 'worksheets/sheet1.xml',
      styles: 'styles.xml',
    }),
    'xl/styles.xml': `${XML}<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  }
  return zipped(Object.entries(parts))
}

function relations(targets: Record<string, string>): string {
  const all = Object.entries(targets).map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${OPEN_XML}/package/2006/relationships">${all.join('')}</Relationships>`
}

async function* sheetXml({ widths, rows }: Sheet): AsyncGenerator<string> {
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
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

async function zipped(
  parts: readonly (readonly [string, string | AsyncIterable<string>])[],
): Promise<Buffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of parts) {
    const { data, ...facts } = await deflated(typeof content === 'string' ? [content] : content)
    const name = Buffer.from(path)
    const head = zipHead(facts, data.length, name.length)
    files.push(numbers([4, 0x04034b50]), head, name, data)
    directory.push(
      numbers([4, 0x02014b50], [2, 20]),
      head,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    )
    offset += 4 + head.length + name.length + data.length
  }
  const listed = Buffer.concat(directory)
  const count = parts.length
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, offset],
    [2, 0],
  )
  return Buffer.concat([...files, listed, end])
}

/** Version, names in UTF-8, deflate, midnight of 1 January 1980, check sum, sizes, length of the name. */
function zipHead({ crc, size }: { crc: number; size: number }, packed: number, nameLength: number): Buffer {
  return numbers(
    [2, 20],
    [2, 0x800],
    [2, 8],
    [2, 0],
    [2, 0x21],
    [4, crc],
    [4, packed],
    [4, size],
    [2, nameLength],
    [2, 0],
  )
}

function numbers(...fields: readonly (readonly [bytes: number, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}

async function deflated(texts: Iterable<string> | AsyncIterable<string>) {
  let crc = 0
  let size = 0
  async function* measured() {
    for await (const text of texts) {
      const bytes = Buffer.from(text)
      crc = crc32(bytes, crc)
      size += bytes.length
      yield bytes
    }
  }
  const source = Readable.from(measured())
  const packer = createDeflateRaw()
  source.on('error', (error) => packer.destroy(error))
  const data = await buffer(source.pipe(packer))
  return { data, crc, size }
}
