import { keysOf, recordOf } from '#app/domain/data/record.ts'
import { KIND_LABELS, type NoticeKind } from '#app/domain/notices/notice.ts'
import { purchaseStatistics } from '#app/domain/notices/purchase-statistics.ts'
import { isRecentAt } from '../real-notice.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'
import { summarisePurchases } from './summarise-purchases.ts'

const MAX_OPEN = 10
const MAX_CODES = 5

/** Sums up what a buyer published in the last 30 days; null when there was nothing. */
export function buyerSummary(snapshot: NoticeSnapshot, slug: string, now: Temporal.Instant) {
  const notices = snapshot.lookup.noticesOf(slug)
  const [newest] = notices
  if (newest === undefined) return null
  const recent = notices.filter(isRecentAt(now))
  const names = new Set(notices.map(({ buyer }) => buyer))
  const countOf = (kind: NoticeKind) => recent.filter((notice) => notice.kind === kind).length
  const calls = notices.filter(({ kind }) => kind === 'tender')
  const byCode = Map.groupBy(notices, ({ codes: [main] }) => main)
  return {
    name: snapshot.lookup.nameOf(slug) ?? newest.buyer,
    purchases: summarisePurchases(calls, { snapshot, now, maxOpen: MAX_OPEN }),
    statistics: snapshot.year && purchaseStatistics(snapshot.year, ({ buyer }) => names.has(buyer)),
    counts: recordOf(keysOf(KIND_LABELS), countOf),
    codes: [...byCode]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .flatMap(([code]) => code ?? [])
      .slice(0, MAX_CODES),
  }
}
