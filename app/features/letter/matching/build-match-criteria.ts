import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import type { CpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { type CpvCode, formatCpvCode, levelOf, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import { deferBuild } from '#app/shared/defer-build.ts'
import type { CodeTerm, MatchCriteria } from './match-notices.ts'
import { createPhraseReader } from './phrase-words.ts'
import {
  createIsSpecificTerm,
  findTerm,
  groupsByStem,
  type IsSpecificTerm,
  readExclusion,
  readTerm,
  readTitle,
} from './title-terms.ts'

const CLASS_LEVEL = 3

type Vocabulary = Pick<CpvCatalogue, 'tree' | 'synonyms'>

interface CriteriaOptions {
  phrases: readonly string[]
  excluded: readonly string[]
  /** Where it is given, chosen codes without notices are stood in for by the nearest code that has some. */
  countWith?: (code: CpvCode) => number
}

export function createMatchCriteriaBuilder(vocabulary: Vocabulary) {
  const { tree } = vocabulary
  const groupsOf = deferBuild(() => groupsByStem(namesOf(vocabulary)))
  const isSpecificTerm = createIsSpecificTerm(groupsOf)
  const termsOf = createCodeTerms(vocabulary, isSpecificTerm)
  const readPhrase = createPhraseReader(vocabulary.synonyms, groupsOf)
  const findNearest = createNearestFinder(tree, isSpecificTerm)
  return (codes: readonly CpvCode[], { phrases, excluded, countWith }: CriteriaOptions): MatchCriteria => {
    const typedTerms = phrases.map(readPhrase)
    return {
      codes,
      widerCodes: codes.flatMap((code) => tree.find(code)?.parent_code ?? []),
      nearestCodes: countWith ? codes.flatMap((code) => findNearest(code, countWith) ?? []) : [],
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

/** The nearest code above with notices, up to the class, while the names speak of the same thing. */
function createNearestFinder(tree: CpvTree, isSpecificTerm: IsSpecificTerm) {
  // bounded: one entry for each code of the vocabulary, for no others have parents
  const cache = new Map<CpvCode, CpvCode | null>()

  function isSameSubject(name: string, wider: string): boolean {
    const words = readTerm(name)
    const widerWords = readTitle(wider)
    const shared = words.filter((stems) => findTerm(widerWords, [stems]) !== null)
    const isTelling = shared.length * 2 >= words.length && shared.some((stems) => isSpecificTerm([stems]))
    return shared.length > 0 && (shared.length === words.length || isTelling)
  }

  function findParent(code: CpvCode): CpvCode | null {
    const entry = tree.find(code)
    const parent = entry?.parent_code ? tree.find(entry.parent_code) : null
    return entry && parent && isSameSubject(entry.LT, parent.LT) ? parent.code : null
  }

  return function findNearest(code: CpvCode, countWith: (code: CpvCode) => number): CpvCode | null {
    if (countWith(code) > 0 || levelOf(code) <= CLASS_LEVEL || tree.find(code) === null) return null
    const parent = cache.getOrInsertComputed(code, findParent)
    if (parent === null || countWith(parent) > 0) return parent
    return findNearest(parent, countWith)
  }
}
