import { type CpvCode, prefixesOf, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { groupByKeys } from '#app/domain/data/group-by-keys.ts'
import type { Year } from '#app/domain/notices/purchase-statistics.ts'
import { slugOf } from '#app/domain/text/slug.ts'
import type { RealNotice } from '../real-notice.ts'

const NOTHING: readonly RealNotice[] = []

/** Groups the notices once per snapshot, so that a page looks only at its own. */
export function buildNoticeLookup(notices: readonly RealNotice[], year: Year | null = null) {
  const valid = notices.filter(({ status }) => status !== 'cancelled')
  const calls = valid.filter(({ kind, isSystem }) => kind === 'tender' && !isSystem)
  const byPrefix = groupByKeys(calls, ({ codes }) => codes.flatMap(prefixesOf))
  const byBuyer = groupByKeys(valid, ({ buyer }) => [slugOf(buyer)])
  byBuyer.delete('')
  const slugs = new Map(valid.map(({ buyerCode, buyer }) => [buyerCode, slugOf(buyer)]))
  const spellings = new Set([...(year?.notices ?? []), ...notices].map(({ buyer }) => buyer))
  const isCapitals = (name: string) => name === name.toUpperCase()
  const lastOnesCount = [...spellings].toSorted((a, b) => Number(isCapitals(b)) - Number(isCapitals(a)))
  const names = new Map(lastOnesCount.map((name) => [slugOf(name), name]))
  return {
    callsOf: (code: CpvCode) => byPrefix.get(significantDigits(code)) ?? NOTHING,
    noticesOf: (slug: string) => byBuyer.get(slug) ?? NOTHING,
    /** Buyers of the last twelve months have one too, in capitals only where nobody writes it otherwise. */
    nameOf: (slug: string) => names.get(slug),
    slugOfCode: (code: string) => slugs.get(code),
    buyerSlugs: () => [...byBuyer.keys()],
  }
}
