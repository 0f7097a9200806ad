import { hash } from 'node:crypto'
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
  /** Rows of earlier pages, by their keys, are left out. */
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
    const id = row[idField]
    const key = rowKey(id, row)
    if (seen.has(key)) continue
    seen.add(key)
    const found = read(row)
    if (found === SKIPPED) batch.skipped++
    else if (typeof found === 'object') batch.notices.push(found)
    else batch.rejected.push({ row: rowLabel(id, `page ${pageNumber}, row ${i + 1}`), reason: found })
  }
  return batch
}

/** The keys of a whole run stay in memory, so they are short. */
export function rowKey(id: unknown, row: object): string {
  return rowLabel(id, '') || hash('sha256', JSON.stringify(row))
}
