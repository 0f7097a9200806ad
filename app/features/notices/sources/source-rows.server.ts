import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RejectedRow, SourceBatch } from '../source.ts'
import type { SourceNotice } from '../source-notice.ts'
import { type CheckedRow, rowName } from './checked-row.ts'

type Row = Readonly<Record<string, unknown>>

const ROWS_PER_TICK = 50

interface Page {
  pageNumber: number
  rows: readonly Row[]
  idField: string
}

/** `read` returns null for rows to leave out. Yields between rows, so that the server answers visitors meanwhile. */
export async function readRows(
  { pageNumber, rows, idField }: Page,
  read: (row: Row, key: string, name: string) => CheckedRow | null,
): Promise<SourceBatch> {
  const notices: SourceNotice[] = []
  const rejected: RejectedRow[] = []
  for (const [i, row] of rows.entries()) {
    if (i % ROWS_PER_TICK === 0) await nextTurn()
    const id = row[idField]
    const checked = read(row, rowKey(id, row), rowName(id, `page ${pageNumber}, row ${i + 1}`))
    if (checked === null) continue
    if ('notice' in checked) notices.push(checked.notice)
    else rejected.push(checked.rejected)
  }
  return { notices, rejected }
}

/** Short, because the keys of a whole run stay in memory. */
export function rowKey(id: unknown, row: object): string {
  return rowName(id, '') || hash('sha256', JSON.stringify(row))
}
