import { todayInVilnius } from '#app/shared/calendar/today.ts'
import type { RecentPurchases } from '#app/shared/notices/recent-purchases.ts'
import { shownTitle } from '#app/shared/notices/shown-title.ts'
import type { PublishedNotice } from '../published-notice.ts'
import { isStale } from './freshness.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'
import { sourcesOf } from './snapshot-sources.ts'

/** What a page shows of these tenders, the newest `maxOpen` of those that are open. */
export function recentPurchases(
  tenders: readonly PublishedNotice[],
  { snapshot, now, maxOpen }: { snapshot: NoticeSnapshot; now: Temporal.Instant; maxOpen: number },
): RecentPurchases {
  // Deadlines of the snapshot are written with milliseconds: so they can be compared as texts.
  const time = now.toString({ smallestUnit: 'millisecond' })
  const open = tenders.filter(
    ({ status, deadlineAt }) => status === 'published' && deadlineAt !== null && deadlineAt > time,
  )
  const { knownUntil: readAt } = snapshot
  return {
    count: tenders.length,
    openCount: open.length,
    open: open.slice(0, maxOpen).map(({ id, title, buyer, deadlineAt, url }) => ({
      id,
      title: shownTitle(title),
      buyer,
      endsOn: todayInVilnius(Temporal.Instant.from(deadlineAt ?? time)).toString(),
      url,
    })),
    sources: sourcesOf(snapshot),
    readAt,
    isStale: isStale(readAt, now),
    day: todayInVilnius(now).toString(),
  }
}
