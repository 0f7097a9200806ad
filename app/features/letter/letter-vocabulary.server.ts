import type { Synonym } from '#app/features/cpv/search/synonyms/synonyms.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { formatCpvCode, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import type { LetterVocabulary } from './letter-service.server.ts'

const MAX_FOUND = 12

/** What the letter asks the CPV feature. */
export function letterVocabulary(
  { tree, search }: CpvCatalogue,
  synonyms: readonly Synonym[],
): LetterVocabulary {
  const wordsByPrefix = Map.groupBy(synonyms, ({ prefixes }) => prefixes[0])
  return {
    listNames: () => [
      ...tree.entries.map(({ code, LT }) => [code, LT] as const),
      ...synonyms.flatMap(({ term, prefixes }) =>
        prefixes.map((prefix) => [formatCpvCode(prefix.padEnd(8, '0')), term] as const),
      ),
    ],
    nameOf: (code) => tree.find(code)?.LT ?? null,
    childrenOf: (code) => tree.listChildren(code).map((child) => child.code),
    parentOf: (code) => tree.find(code)?.parent_code ?? null,
    everydayWords: (code) => (wordsByPrefix.get(significantDigits(code)) ?? []).map(({ term }) => term),
    search: (phrase) =>
      search
        .search(phrase)
        .entries.slice(0, MAX_FOUND)
        .map(({ code }) => code),
  }
}
