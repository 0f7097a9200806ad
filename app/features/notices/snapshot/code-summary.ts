import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
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
