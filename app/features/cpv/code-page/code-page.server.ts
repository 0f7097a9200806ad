import { significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { synonyms } from '../search/synonyms/synonyms.server.ts'
import type { CpvCatalogue } from '../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { hasNegation } from '../vocabulary/same-subject-codes.ts'

export type CodePage = ReturnType<typeof codePage>

const MAX_WORDS = 6
const MAX_RELATED = 6
const MAX_CONSIDERED = 40

export function codePage(catalogue: CpvCatalogue, entry: CpvEntry) {
  const { tree } = catalogue
  const level = entry.parent_code === null ? tree.listLevel(1) : tree.listChildren(entry.parent_code)
  return {
    entry,
    above: tree.pathOf(entry).slice(0, -1),
    children: tree.listChildren(entry.code),
    countBelow: tree.countBelow(entry.code),
    siblings: level.filter(({ code }) => code !== entry.code),
    related: relatedCodes(catalogue, entry),
    words: wordsByPrefix().get(significantDigits(entry.code)) ?? [],
  }
}

/** Lists codes of other groups with the same words in their names, such as the repair of what this code supplies. */
function relatedCodes({ search }: CpvCatalogue, entry: CpvEntry): CpvEntry[] {
  const group = significantDigits(entry.code).slice(0, 3)
  return search
    .findSimilarNames(entry.LT)
    .slice(0, MAX_CONSIDERED)
    .filter(
      ({ code, LT }) =>
        !code.startsWith(group) && !entry.code.startsWith(significantDigits(code)) && !hasNegation(LT),
    )
    .slice(0, MAX_RELATED)
}

export function codesOfLongestPrefix({ tree }: CpvCatalogue, digits: string): CpvEntry[] {
  for (let length = Math.min(digits.length, 7); length >= 2; length--) {
    const prefix = digits.slice(0, length)
    const found = tree.entries.filter(({ code }) => code.startsWith(prefix))
    if (found.length > 0) return found.slice(0, 8)
  }
  return []
}

export function levelName(entry: CpvEntry): string {
  return ['skyrius', 'grupė', 'klasė', 'kategorija'][entry.level - 1] ?? 'pakategorė'
}

const wordsByPrefix = buildLazily(() => {
  const shown = synonyms
    .filter(({ shownRank }) => shownRank !== null)
    .toSorted((a, b) => (a.shownRank ?? 0) - (b.shownRank ?? 0))
  const byPrefix = Map.groupBy(shown, ({ prefixes }) => prefixes[0] ?? '')
  return new Map(
    Array.from(byPrefix, ([prefix, all]) => [prefix, all.slice(0, MAX_WORDS).map(({ phrase }) => phrase)]),
  )
})
