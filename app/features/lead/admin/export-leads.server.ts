import { getTableColumns } from 'drizzle-orm'
import { keysOf } from '#app/domain/data/record.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { cpvData } from '#db/schema/cpv.ts'
import { leads } from '#db/schema/leads.ts'
import { leadAudit } from '#db/schema/operations.ts'
import type { FindCpvName } from '../mail/lead-lines.ts'
import { PEOPLE_COLUMNS, type PeopleCell, TIME_WIDTH, time } from './lead-columns.ts'
import { CSV_START, csvLine } from './lead-csv.ts'
import { countLeads, type LeadFilter, listLeads, listPages } from './lead-list.server.ts'
import { withLastWords } from './lead-marks.server.ts'

export const MAX_XLSX_LEADS = 10_000

const COLUMNS = keysOf(getTableColumns(leads))

export async function* exportCsv(db: Database, filter: LeadFilter, findCpvName: FindCpvName) {
  yield CSV_START + csvLine(headings())
  for await (const row of peopleRows(db, filter, findCpvName)) {
    const cells = row.map((cell) => (cell instanceof Date ? time.format(cell) : cell))
    yield csvLine(cells, { withPhones: true })
  }
}

export async function* exportAllColumns(db: Database, filter: LeadFilter) {
  yield CSV_START + csvLine(COLUMNS)
  for await (const lead of listLeads(db, filter)) {
    const cells = COLUMNS.map((name) => lead[name])
    yield csvLine(cells)
  }
}

/** The library takes longer to load than most commands, so only this one loads it. */
export async function exportXlsx(db: Database, filter: LeadFilter, findCpvName: FindCpvName) {
  if ((await countLeads(db, filter, MAX_XLSX_LEADS + 1)) > MAX_XLSX_LEADS)
    throw new OperatorError('An .xlsx file holds 10,000 leads at most: narrow them down, or export as CSV.')
  async function* rows() {
    yield headings()
    for await (const row of peopleRows(db, filter, findCpvName)) yield row.map(sheetCell)
  }
  const { writeXlsxStream } = await import('hucre/xlsx')
  const numFmt = 'yyyy-mm-dd hh:mm'
  const columns = PEOPLE_COLUMNS.map(([, width]) => ({ width, ...(width === TIME_WIDTH && { numFmt }) }))
  return writeXlsxStream(rows(), { name: 'Užklausos', columns, freezePane: { rows: 1 } })
}

/** Times are shown as they read in UTC; „_x0041_“ would be read as a character's number, and XML has no U+FFFE and U+FFFF. */
function sheetCell(cell: PeopleCell) {
  if (cell instanceof Date) return new Date(`${time.format(cell)}Z`)
  return typeof cell === 'string'
    ? cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').replace(/[\uFFFE\uFFFF]/g, '')
    : cell
}

export async function recordExport(db: Database, by: string, count: number): Promise<void> {
  await db.insert(leadAudit).values({ event: 'export', lead_count: count, by })
}

export async function readCpvNames(db: Database): Promise<FindCpvName> {
  const rows = await db.select({ code: cpvData.code, name: cpvData.LT }).from(cpvData)
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  return (code) => names.get(code) ?? null
}

function headings(): string[] {
  return PEOPLE_COLUMNS.map(([heading]) => heading)
}

async function* peopleRows(db: Database, filter: LeadFilter, findCpvName: FindCpvName) {
  for await (const page of listPages(db, filter))
    for (const lead of await withLastWords(db, page))
      yield PEOPLE_COLUMNS.map(([, , cell]) => cell(lead, findCpvName))
}
