import { inTurns } from '../in-turns.ts'
import type { RejectedRow, SourceBatch } from '../source.ts'
import type { SourceNotice } from '../source-notice.ts'
import { type ReadRow, rowLabel, SKIPPED } from './checked-row.ts'

type Row = Readonly<Record<string, unknown>>

interface Page {
  pageNumber: number
  rows: readonly Row[]
  idField: string
  /** Rows that were on earlier pages are left out; one without a sound id is known by its position. */
  seen: Set<string>
}

export async function readRows(
  { pageNumber, rows, idField, seen }: Page,
  read: (row: Row) => ReadRow,
): Promise<SourceBatch> {
  const batch = { notices: [] as SourceNotice[], rejected: [] as RejectedRow[], skipped: 0 }
  let rowNumber = 0
  for await (const row of inTurns(rows)) {
    const label = rowLabel(row[idField], `page ${pageNumber}, row ${++rowNumber}`)
    if (seen.has(label)) continue
    seen.add(label)
    const found = read(row)
    if (found === SKIPPED) batch.skipped++
    else if (typeof found === 'object') batch.notices.push(found)
    else batch.rejected.push({ row: label, reason: found })
  }
  return batch
}
