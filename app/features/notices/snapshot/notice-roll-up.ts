import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { significantDigits } from '#app/shared/cpv/cpv-code.ts'
import { slugOf } from '#app/shared/text/slug.ts'
import type { PublishedNotice } from '../published-notice.ts'

/** The notices of a snapshot by what pages are about, made once for each snapshot: a page then looks at its own only. */
export interface NoticeRollUp {
  /** Tenders with a code at or below this one, newest first. */
  tendersOf(code: CpvCode): readonly PublishedNotice[]
  /** All that a buyer has published, newest first, by the slug of its name. */
  noticesOf(buyerSlug: string): readonly PublishedNotice[]
  /** Of those who have published anything. */
  buyerSlugs(): string[]
}

const NOTHING: readonly PublishedNotice[] = []

export function rollUp(notices: readonly PublishedNotice[]): NoticeRollUp {
  const valid = notices.filter(({ status }) => status !== 'cancelled')
  const tenders = valid.filter(({ kind }) => kind === 'tender')
  const byPrefix = groupByAll(tenders, ({ codes }) => codes.flatMap(prefixesOf))
  const byBuyer = groupByAll(valid, ({ buyer }) => [slugOf(buyer)])
  byBuyer.delete('')
  return {
    tendersOf: (code) => byPrefix.get(significantDigits(code)) ?? NOTHING,
    noticesOf: (slug) => byBuyer.get(slug) ?? NOTHING,
    buyerSlugs: () => [...byBuyer.keys()],
  }
}

/** Each beginning of its digits, from the division on. */
function prefixesOf(code: CpvCode): string[] {
  return [2, 3, 4, 5, 6, 7, 8].map((length) => code.slice(0, length))
}

function groupByAll(
  notices: readonly PublishedNotice[],
  keysOf: (notice: PublishedNotice) => readonly string[],
): Map<string, PublishedNotice[]> {
  // bounded: a few entries for each notice
  const groups = new Map<string, PublishedNotice[]>()
  for (const notice of notices) {
    for (const key of new Set(keysOf(notice))) groups.getOrInsertComputed(key, () => []).push(notice)
  }
  return groups
}
