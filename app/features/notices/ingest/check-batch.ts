import { setImmediate as nextTurn } from 'node:timers/promises'
import { allowedUrl } from '../notice-hosts.ts'
import type { RejectedRow, SourceBatch } from '../source.ts'
import type { SourceId, SourceNotice } from '../source-notice.ts'
import { ROWS_PER_TICK } from '../sources/source-rows.server.ts'
import { withoutPersonalData } from './personal-data.ts'

/** Sources are not trusted to leave out personal data and foreign links. Yields between rows, as reading does. */
export async function checkBatch(source: SourceId, batch: SourceBatch, today: Temporal.PlainDate) {
  const latest = today.add({ days: 1 }).toString()
  const rejected: RejectedRow[] = [...batch.rejected]
  const notices: SourceNotice[] = []
  for (const [i, raw] of batch.notices.entries()) {
    if (i % ROWS_PER_TICK === ROWS_PER_TICK - 1) await nextTurn()
    const notice = withoutPersonalData(raw)
    if (raw.published_on > latest)
      rejected.push({ row: raw.source_id, reason: 'published_on: must not lie in the future' })
    else if (notice === null)
      rejected.push({ row: raw.source_id, reason: 'title: must say more than whom to ask' })
    else notices.push({ ...notice, url: notice.url === null ? null : allowedUrl(source, notice.url) })
  }
  return { notices, rejected }
}
