import { type CpvCode, prefixesOf, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { groupByKeys } from '#app/domain/data/group-by-keys.ts'
import { slugOf } from '#app/domain/text/slug.ts'
import type { RealNotice } from '../real-notice.ts'

const NOTHING: readonly RealNotice[] = []

/** Groups the notices once per snapshot, so that a page looks only at its own. */
export function buildNoticeLookup(notices: readonly RealNotice[]) {
  const valid = notices.filter(({ status }) => status !== 'cancelled')
  const calls = valid.filter(({ kind, isSystem }) => kind === 'tender' && !isSystem)
  const byPrefix = groupByKeys(calls, ({ codes }) => codes.flatMap(prefixesOf))
  const byBuyer = groupByKeys(valid, ({ buyer }) => [slugOf(buyer)])
  byBuyer.delete('')
  const slugs = new Map(valid.map(({ buyerCode, buyer }) => [buyerCode, slugOf(buyer)]))
  return {
    callsOf: (code: CpvCode) => byPrefix.get(significantDigits(code)) ?? NOTHING,
    noticesOf: (slug: string) => byBuyer.get(slug) ?? NOTHING,
    slugOfCode: (code: string) => slugs.get(code),
    buyerSlugs: () => [...byBuyer.keys()],
  }
}
