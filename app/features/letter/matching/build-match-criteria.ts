import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { buildLazily } from '#app/shared/build-lazily.ts'
import { type CpvCode, formatCpvCode, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import type { CodeTerm, MatchCriteria } from './match-notices.ts'
import { createPhraseReader } from './phrase-words.ts'
import {
  createIsSpecificTerm,
  groupsByStem,
  type IsSpecificTerm,
  readExclusion,
  readTerm,
} from './title-terms.ts'

type Vocabulary = Pick<CpvCatalogue, 'tree' | 'synonyms'>

export function createMatchCriteriaBuilder(vocabulary: Vocabulary) {
  const groupsOf = buildLazily(() => groupsByStem(namesOf(vocabulary)))
  const isSpecificTerm = createIsSpecificTerm(groupsOf)
  const termsOf = createCodeTerms(vocabulary, isSpecificTerm)
  const readPhrase = createPhraseReader(vocabulary.synonyms, groupsOf)
  return (
    codes: readonly CpvCode[],
    phrases: readonly string[],
    excluded: readonly string[],
  ): MatchCriteria => {
    const typedTerms = phrases.map(readPhrase)
    return {
      codes,
      widerCodes: codes.flatMap((code) => vocabulary.tree.find(code)?.parent_code ?? []),
      codeTerms: codes.flatMap(termsOf),
      searchedTerms: typedTerms.filter(
        // A single word says enough only without codes: beside them „baldai“ would match all about furniture.
        (term) => term.length > 1 || codes.length === 0 || isSpecificTerm(term),
      ),
      typedTerms,
      excludedTerms: excluded.map(readExclusion),
    }
  }
}

function namesOf({ tree, synonyms }: Vocabulary): (readonly [CpvCode, string])[] {
  return [
    ...tree.entries.map(({ code, LT }) => [code, LT] as const),
    ...synonyms.flatMap(({ term, prefixes }) =>
      prefixes.map((prefix) => [formatCpvCode(prefix.padEnd(8, '0')), term] as const),
    ),
  ]
}

function createCodeTerms(
  { tree, synonyms }: Vocabulary,
  isSpecificTerm: IsSpecificTerm,
): (code: CpvCode) => CodeTerm[] {
  const wordsByPrefix = Map.groupBy(synonyms, ({ prefixes }) => prefixes[0])
  // bounded: one entry for each code of the vocabulary, for no others have names
  const cache = new Map<CpvCode, CodeTerm[]>()
  return (code) => {
    const entry = tree.find(code)
    if (entry === null) return []
    return cache.getOrInsertComputed(code, () => {
      const everydayWords = (wordsByPrefix.get(significantDigits(code)) ?? []).map(({ term }) => term)
      return [entry.LT, ...everydayWords]
        .map(readTerm)
        .filter((term) => isSpecificTerm(term, code.slice(0, 3)))
        .map((term) => ({ code, term }))
    })
  }
}
