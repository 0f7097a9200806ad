import { significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { synonyms } from '../search/synonyms/synonyms.server.ts'
import type { CpvCatalogue } from '../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

export type CodePage = ReturnType<typeof codePage>

const MAX_WORDS = 6
const MAX_RELATED = 12

export function codePage(catalogue: CpvCatalogue, entry: CpvEntry) {
  const { tree } = catalogue
  const level = entry.parent_code === null ? tree.listLevel(1) : tree.listChildren(entry.parent_code)
  return {
    entry,
    above: tree.pathOf(entry).slice(0, -1),
    children: tree.listChildren(entry.code),
    siblings: level.filter(({ code }) => code !== entry.code),
    related: catalogue.findRelated([entry], MAX_RELATED).map((related) => related.entry),
    words: wordsByPrefix().get(significantDigits(entry.code)) ?? [],
  }
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
