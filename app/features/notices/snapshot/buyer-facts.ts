import type { NoticeKind } from '#app/shared/notices/notice.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'
import { recentPurchases } from './recent-purchases.ts'

const MAX_OPEN = 10
const MAX_CODES = 5

/** What is known of a buyer from its notices of the last 30 days; null when it has published nothing. */
export function buyerFacts(snapshot: NoticeSnapshot, slug: string, now: Temporal.Instant) {
  const notices = snapshot.rollUp.noticesOf(slug)
  const [newest] = notices
  if (newest === undefined) return null
  const countOf = (kind: NoticeKind) => notices.filter((notice) => notice.kind === kind).length
  const tenders = notices.filter(({ kind }) => kind === 'tender')
  const byCode = Map.groupBy(notices, ({ codes: [main] }) => main)
  return {
    /** As it wrote itself last, in capitals only when it always does. */
    name: (notices.find(({ buyer }) => buyer !== buyer.toUpperCase()) ?? newest).buyer,
    purchases: recentPurchases(tenders, { snapshot, now, maxOpen: MAX_OPEN }),
    counts: {
      tender: tenders.length,
      plan: countOf('plan'),
      consultation: countOf('consultation'),
      contract: countOf('contract'),
    },
    /** Main codes of its notices, commonest first. */
    codes: [...byCode]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, MAX_CODES)
      .map(([code]) => code),
  }
}
