import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RejectedRow, SourceBatch } from '../source.ts'
import type { SourceNotice } from '../source-notice.ts'
import { type ReadRow, rowLabel, SKIPPED } from './checked-row.ts'

type Row = Readonly<Record<string, unknown>>

export const ROWS_PER_TICK = 50

interface Page {
  pageNumber: number
  rows: readonly Row[]
  idField: string
  /** Rows that were on earlier pages are left out; one without a sound id is known by its position. */
  seen: Set<string>
}

/** Yields between rows, so that the server answers visitors meanwhile. */
export async function readRows(
  { pageNumber, rows, idField, seen }: Page,
  read: (row: Row) => ReadRow,
): Promise<SourceBatch> {
  const batch = { notices: [] as SourceNotice[], rejected: [] as RejectedRow[], skipped: 0 }
  for (const [i, row] of rows.entries()) {
    if (i % ROWS_PER_TICK === 0) await nextTurn()
    const label = rowLabel(row[idField], `page ${pageNumber}, row ${i + 1}`)
    if (seen.has(label)) continue
    seen.add(label)
    const found = read(row)
    if (found === SKIPPED) batch.skipped++
    else if (typeof found === 'object') batch.notices.push(found)
    else batch.rejected.push({ row: label, reason: found })
  }
  return batch
}
