import { type CpvCode, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { purchaseStatistics } from '#app/domain/notices/purchase-statistics.ts'
import type { RecentPurchases } from '#app/domain/notices/recent-purchases.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'
import { summarisePurchases } from './summarise-purchases.ts'

const MIN_PURCHASES = 3
const MAX_OPEN = 3

/** What was called for under a code in the last 30 days; null when that is too little to be shown. */
export function codeSummary(
  snapshot: NoticeSnapshot,
  code: CpvCode,
  now: Temporal.Instant,
): RecentPurchases | null {
  const calls = snapshot.lookup.callsOf(code)
  return calls.length < MIN_PURCHASES ? null : summarisePurchases(calls, { snapshot, now, maxOpen: MAX_OPEN })
}

export function codeStatistics({ year }: NoticeSnapshot, code: CpvCode) {
  const digits = significantDigits(code)
  return year && purchaseStatistics(year, ({ codes }) => codes.some((each) => each.startsWith(digits)))
}
