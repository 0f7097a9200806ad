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
    const reason =
      raw.source !== source
        ? 'source: must be the one that was read'
        : raw.published_on > latest
          ? 'published_on: must not lie in the future'
          : 'title: must say more than whom to ask'
    if (notice === null || raw.source !== source || raw.published_on > latest)
      rejected.push({ row: raw.source_id, reason })
    else notices.push({ ...notice, url: notice.url === null ? null : allowedUrl(source, notice.url) })
  }
  return { notices, rejected }
}
