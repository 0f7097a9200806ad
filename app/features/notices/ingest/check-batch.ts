import type { RawNotice, SourceId } from '../notice.ts'
import { allowedUrl } from '../notice-hosts.ts'
import type { RejectedRow, SourceBatch } from '../source.ts'
import { withoutPersonalData } from './personal-data.ts'

/** What of a batch may be stored, and how; sources are not trusted with either. */
export function checkBatch(source: SourceId, batch: SourceBatch, today: Temporal.PlainDate): SourceBatch {
  const latest = today.add({ days: 1 }).toString()
  const rejected: RejectedRow[] = [...batch.rejected]
  const notices: RawNotice[] = []
  for (const given of batch.notices) {
    const notice = withoutPersonalData(given)
    const reason =
      given.source !== source
        ? 'source: must be the one that was read'
        : given.publishedOn > latest
          ? 'publishedOn: must not lie in the future'
          : 'title: must say more than whom to ask'
    if (notice === null || given.source !== source || given.publishedOn > latest)
      rejected.push({ row: given.sourceId, reason })
    else notices.push({ ...notice, url: notice.url === null ? null : allowedUrl(source, notice.url) })
  }
  return { notices, rejected }
}
