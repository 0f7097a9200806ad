import { allowedUrl } from '../notice-hosts.ts'
import type { SourceNotice } from '../source-notice.ts'
import { withoutPersonalData } from './personal-data.ts'

/** Sources are not trusted to leave out personal data and foreign links. A text says why the notice is rejected. */
export function checkNotice(raw: SourceNotice, today: Temporal.PlainDate): SourceNotice | string {
  if (raw.published_on > today.add({ days: 1 }).toString()) return 'published_on: must not lie in the future'
  const notice = withoutPersonalData(raw)
  if (notice === null) return 'title: must say more than whom to ask'
  return { ...notice, url: notice.url && allowedUrl(notice.source, notice.url) }
}
