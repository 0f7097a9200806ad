import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RejectedRow, SourceBatch } from '../source.ts'
import type { SourceNotice } from '../source-notice.ts'
import { rowLabel } from './checked-row.ts'

type Row = Readonly<Record<string, unknown>>

export const ROWS_PER_TICK = 50

interface Page {
  pageNumber: number
  rows: readonly Row[]
  idField: string
}

/** `read` returns a notice, why the row is rejected, or null to leave it out. Yields between rows, so that the server answers visitors meanwhile. */
export async function readRows(
  { pageNumber, rows, idField }: Page,
  read: (row: Row, key: string) => SourceNotice | string | null,
): Promise<SourceBatch> {
  const notices: SourceNotice[] = []
  const rejected: RejectedRow[] = []
  for (const [i, row] of rows.entries()) {
    if (i % ROWS_PER_TICK === 0) await nextTurn()
    const id = row[idField]
    const found = read(row, rowKey(id, row))
    if (typeof found === 'string')
      rejected.push({ row: rowLabel(id, `page ${pageNumber}, row ${i + 1}`), reason: found })
    else if (found !== null) notices.push(found)
  }
  return { notices, rejected }
}

/** The keys of a whole run stay in memory, so they are short. */
export function rowKey(id: unknown, row: object): string {
  return rowLabel(id, '') || hash('sha256', JSON.stringify(row))
}
