import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { deadlineAt as deadlineOf } from '#app/domain/notices/deadline.ts'
import { valueText } from '#app/domain/notices/notice.ts'
import type { RecentPurchases } from '#app/domain/notices/recent-purchases.ts'
import { shownTitle } from '#app/domain/notices/shown-title.ts'
import { isOpen, isRecentAt, nextDeadline, type RealNotice } from '../real-notice.ts'
import { isStale, sourcesOf } from './freshness.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'

export function summarisePurchases(
  calls: readonly RealNotice[],
  { snapshot, now, maxOpen }: { snapshot: NoticeSnapshot; now: Temporal.Instant; maxOpen: number },
): RecentPurchases {
  const endOf = (notice: RealNotice) => nextDeadline(notice, now) ?? now.toString()
  const open = calls
    .filter((notice) => isOpen(notice, now))
    .toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
  const { completeUntil } = snapshot
  return {
    count: calls.filter(isRecentAt(now)).length,
    openCount: open.length,
    open: open.slice(0, maxOpen).map((notice) => ({
      id: notice.id,
      title: shownTitle(notice.title),
      buyer: notice.buyer,
      value: valueText(notice),
      ends: deadlineOf(endOf(notice)),
      url: notice.url,
      notes: notice.notes ?? [],
    })),
    sources: sourcesOf(snapshot.ingestStartedAt),
    completeUntil,
    isStale: isStale(completeUntil, now),
    day: todayInVilnius(now).toString(),
  }
}
