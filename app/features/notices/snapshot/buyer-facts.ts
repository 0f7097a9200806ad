import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { NoticeKind } from '#app/shared/notices/notice.ts'
import type { RecentPurchases } from '#app/shared/notices/recent-purchases.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'
import { recentPurchases } from './recent-purchases.ts'

/** What is known of a buyer from its notices of the last 30 days. */
export interface BuyerFacts {
  /** As it wrote itself last, in capitals only when it always does. */
  name: string
  purchases: RecentPurchases
  counts: Readonly<Record<NoticeKind, number>>
  /** Main codes of its notices, commonest first. */
  codes: CpvCode[]
}

const MAX_OPEN = 10
const MAX_CODES = 5

/** Null when it has published nothing. */
export function buyerFacts(snapshot: NoticeSnapshot, slug: string, now: Temporal.Instant): BuyerFacts | null {
  const notices = snapshot.rollUp.noticesOf(slug)
  const [newest] = notices
  if (newest === undefined) return null
  const countOf = (kind: NoticeKind) => notices.filter((notice) => notice.kind === kind).length
  const tenders = notices.filter(({ kind }) => kind === 'tender')
  const byCode = Map.groupBy(notices, ({ codes: [main] }) => main)
  return {
    name: (notices.find(({ buyer }) => buyer !== buyer.toUpperCase()) ?? newest).buyer,
    purchases: recentPurchases(tenders, { snapshot, now, maxOpen: MAX_OPEN }),
    counts: {
      tender: tenders.length,
      plan: countOf('plan'),
      consultation: countOf('consultation'),
      contract: countOf('contract'),
    },
    codes: [...byCode]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, MAX_CODES)
      .map(([code]) => code),
  }
}
