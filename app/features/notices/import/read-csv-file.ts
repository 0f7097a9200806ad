import { hash } from 'node:crypto'
import { parseCsv } from 'hucre/csv'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { keysOf, recordOf } from '#app/domain/data/record.ts'
import { countyCodes } from '#app/domain/notices/counties.ts'
import { fold, wordsOf } from '#app/domain/text/words.ts'
import { MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from '../source-notice.ts'
import { buyerCodeOf, readCodes, readValue, withoutRole } from '../sources/buyer-texts.ts'
import { plainText } from '../sources/plain-text.ts'
import { readDay, readDeadline } from '../sources/source-dates.ts'
import { checkLine, type ImportFile, MAX_LINES, readEach } from './read-import-file.ts'

/** Headings without diacritics, as firms write them. */
const HEADINGS = {
  id: ['id', 'nr', 'numeris', 'pirkimo numeris'],
  title: ['pavadinimas', 'pirkimo pavadinimas', 'objektas', 'title'],
  buyer: ['perkancioji organizacija', 'pirkejas', 'organizacija', 'buyer'],
  buyerCode: ['pirkejo kodas', 'imones kodas', 'juridinio asmens kodas', 'buyer code'],
  codes: ['bvpz', 'bvpz kodas', 'bvpz kodai', 'cpv', 'cpv kodai', 'codes'],
  published: ['paskelbta', 'paskelbimo data', 'published'],
  deadline: ['terminas', 'pasiulymu terminas', 'pateikti iki', 'deadline'],
  value: ['verte', 'verte eur', 'numatoma verte', 'value'],
  place: ['apskritis', 'nuts', 'place'],
  url: ['nuoroda', 'skelbimas', 'url', 'link'],
} as const

type Column = keyof typeof HEADINGS
type Cells = Readonly<Record<Column, string>>

const NEEDED = ['title', 'buyer', 'published'] as const

/** Reads a table as Excel saves it: good lines are taken, the others are listed with their reasons. */
export async function readCsvFile(text: string, now: Temporal.Instant): Promise<ImportFile> {
  const [head = [], ...rows] = parseCsv(text, { maxRows: MAX_LINES + 1 })
  const headings = head.map((cell) => fold(wordsOf(String(cell)).join(' ')))
  const missing = NEEDED.filter((column) => columnOf(headings, column) < 0)
  if (missing.length > 0)
    return { badLines: [{ line: 1, reason: `there is no column for ${missing.join(', ')}` }] }
  const today = todayInVilnius(now)
  const { notices, badLines } = await readEach(rows, 2, (row) => {
    const cells = row.map((cell) => String(cell ?? '').trim())
    return cells.every((cell) => cell === '') ? null : readCells(cellsOf(headings, cells), today)
  })
  return notices.length > 0 ? { notices, badLines } : { badLines }
}

function columnOf(headings: readonly string[], column: Column): number {
  const names: readonly string[] = HEADINGS[column]
  return headings.findIndex((heading) => names.includes(heading))
}

function cellsOf(headings: readonly string[], cells: readonly string[]): Cells {
  const cell = (column: Column) => cells[columnOf(headings, column)] ?? ''
  return recordOf(keysOf(HEADINGS), cell)
}

function readCells(cells: Cells, today: Temporal.PlainDate) {
  const publishedOn = readDay(cells.published)
  if (publishedOn === null) return 'published: must be a day such as 2026-11-22'
  const deadline = readDeadline(cells.deadline, publishedOn)
  if (cells.deadline !== '' && deadline === null) return 'deadline: must be a time such as 2026-12-04 10:00'
  const value = readValue(cells.value)
  if (value === 'unreadable') return 'value: must be an amount such as 58 000,00'
  const codes = readCodes(cells.codes)
  if (codes.length === 0) return 'codes: must hold at least one code'
  const title = plainText(cells.title, MAX_TITLE_LENGTH)
  const buyer = withoutRole(plainText(cells.buyer, MAX_NAME_LENGTH))
  return checkLine(
    {
      id: cells.id.replaceAll(/\s+/g, '-') || hash('sha256', cells.url || `${cells.title} ${buyer}`),
      kind: 'tender',
      title,
      buyer,
      buyerCode: buyerCodeOf(cells.buyerCode),
      published: publishedOn,
      deadline,
      value,
      place: countyCodes(cells.place.split(/[,;\s]+/)).join(' ') || null,
      url: cells.url || null,
      codes,
    },
    today,
  )
}
