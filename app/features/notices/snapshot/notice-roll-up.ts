import { type CpvCode, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import { groupByKeys } from '#app/shared/group-by-keys.ts'
import { slugOf } from '#app/shared/text/slug.ts'
import type { PublishedNotice } from '../published-notice.ts'

const NOTHING: readonly PublishedNotice[] = []

/** The notices of a snapshot by what pages are about, made once for each snapshot: a page then looks at its own only. */
export function rollUp(notices: readonly PublishedNotice[]) {
  const valid = notices.filter(({ status }) => status !== 'cancelled')
  const tenders = valid.filter(({ kind }) => kind === 'tender')
  const byPrefix = groupByKeys(tenders, ({ codes }) => codes.flatMap(prefixesOf))
  const byBuyer = groupByKeys(valid, ({ buyer }) => [slugOf(buyer)])
  byBuyer.delete('')
  return {
    /** Tenders with a code at or below this one, newest first. */
    tendersOf: (code: CpvCode) => byPrefix.get(significantDigits(code)) ?? NOTHING,
    /** All that a buyer has published, newest first, by the slug of its name. */
    noticesOf: (slug: string) => byBuyer.get(slug) ?? NOTHING,
    buyerSlugs: () => [...byBuyer.keys()],
  }
}

/** Each beginning of its digits, from the division on. */
function prefixesOf(code: CpvCode): string[] {
  return [2, 3, 4, 5, 6, 7, 8].map((length) => code.slice(0, length))
}
