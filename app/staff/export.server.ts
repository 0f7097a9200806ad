import { Readable } from 'node:stream'
import { dayInVilnius } from '#app/domain/calendar/today.ts'
import { countLeads } from '#app/features/lead/desk/lead-list.server.ts'
import * as leads from '#app/features/lead/export/export-leads.server.ts'
import type { ListFilter } from './list-query.ts'
import type { Desk } from './staff-frame.tsx'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a list shows, all pages of it; what is too much for a workbook comes as CSV. */
export async function exportSeen({ db, findCpvName }: Desk, by: string, filter: ListFilter, format: string) {
  const count = await countLeads(db, filter)
  await leads.recordExport(db, by, count)
  const isXlsx = format === 'xlsx' && count <= leads.MAX_XLSX_LEADS
  const name = `uzklausos-${dayInVilnius()}.${isXlsx ? 'xlsx' : 'csv'}`
  const parts = isXlsx
    ? await leads.exportXlsx(db, filter, findCpvName)
    : leads.exportCsv(db, filter, findCpvName)
  return new Response(Readable.toWeb(Readable.from(parts)) as ReadableStream, {
    headers: {
      'Content-Type': isXlsx ? XLSX : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
