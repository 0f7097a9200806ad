import { type CpvCode, formatCpvCode, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { withActivityNouns } from '#app/domain/text/activity-nouns.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import type { CodePhrase, MatchCriteria } from './match-notices.ts'
import {
  createIsSpecificPhrase,
  groupsByStem,
  type IsSpecificPhrase,
  readExclusion,
  readPhraseStems,
} from './title-phrases.ts'

type CodesAndSynonyms = Pick<CpvCatalogue, 'tree' | 'synonyms'>

export function createMatchCriteriaBuilder(catalogue: CodesAndSynonyms) {
  const groupsOf = buildLazily(() => groupsByStem(namesOf(catalogue)))
  const isSpecificPhrase = createIsSpecificPhrase(groupsOf)
  const phrasesOf = createCodePhrases(catalogue, isSpecificPhrase)
  return (
    codes: readonly CpvCode[],
    phrases: readonly string[],
    excluded: readonly string[],
  ): MatchCriteria => {
    const typedPhrases = phrases.map((phrase) => readPhraseStems(withActivityNouns(phrase)))
    return {
      codes,
      widerCodes: codes.flatMap((code) => catalogue.tree.find(code)?.parent_code ?? []),
      codePhrases: codes.flatMap(phrasesOf),
      searchedPhrases: typedPhrases.filter(
        // Beside codes a single word says too little: „baldai“ would match all about furniture.
        (phrase) => phrase.length > 1 || codes.length === 0 || isSpecificPhrase(phrase),
      ),
      typedPhrases,
      excludedPhrases: excluded.map(readExclusion),
    }
  }
}

function namesOf({ tree, synonyms }: CodesAndSynonyms): (readonly [CpvCode, string])[] {
  return [
    ...tree.entries.map(({ code, LT }) => [code, LT] as const),
    ...synonyms.flatMap(({ phrase, prefixes }) =>
      prefixes.map((prefix) => [formatCpvCode(prefix.padEnd(8, '0')), phrase] as const),
    ),
  ]
}

function createCodePhrases(
  { tree, synonyms }: CodesAndSynonyms,
  isSpecificPhrase: IsSpecificPhrase,
): (code: CpvCode) => CodePhrase[] {
  const wordsByPrefix = Map.groupBy(synonyms, ({ prefixes }) => prefixes[0])
  const cache = new Map<CpvCode, CodePhrase[]>()
  return (code) => {
    const entry = tree.find(code)
    if (entry === null) return []
    return cache.getOrInsertComputed(code, () => {
      const everydayWords = (wordsByPrefix.get(significantDigits(code)) ?? []).map(({ phrase }) => phrase)
      return [entry.LT, ...everydayWords]
        .map(readPhraseStems)
        .filter((phrase) => isSpecificPhrase(phrase, code.slice(0, 3)))
        .map((phrase) => ({ code, phrase }))
    })
  }
}
