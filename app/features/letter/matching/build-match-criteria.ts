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
  /** Where it is given, chosen codes without notices are stood in for by the codes above. */
  countWith?: (code: CpvCode) => number
}

export function createMatchCriteriaBuilder(vocabulary: Vocabulary) {
  const { tree } = vocabulary
  const groupsOf = deferBuild(() => groupsByStem(namesOf(vocabulary)))
  const isSpecificTerm = createIsSpecificTerm(groupsOf)
  const termsOf = createCodeTerms(vocabulary, isSpecificTerm)
  const readPhrase = createPhraseReader(vocabulary.synonyms, groupsOf)
  const findStandIns = createStandInFinder(tree, isSpecificTerm)
  return (codes: readonly CpvCode[], { phrases, excluded, countWith }: CriteriaOptions): MatchCriteria => {
    const typedTerms = phrases.map(readPhrase)
    return {
      codes,
      widerCodes: codes.flatMap((code) => {
        const parent = tree.find(code)?.parent_code ?? []
        return countWith?.(code) === 0 ? findStandIns(code).concat(parent) : parent
      }),
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

/** The codes above, up to the class, while the names speak of the same thing. */
function createStandInFinder(tree: CpvTree, isSpecificTerm: IsSpecificTerm) {
  // bounded: one entry for each code of the vocabulary, for no others have parents
  const cache = new Map<CpvCode, CpvCode[]>()

  function isSameSubject(name: string, wider: string): boolean {
    const words = readTerm(name)
    const widerWords = readTitle(wider)
    const shared = words.filter((stems) => findTerm(widerWords, [stems]) !== null)
    const isTelling = shared.length * 2 >= words.length && shared.some((stems) => isSpecificTerm([stems]))
    return shared.length > 0 && (shared.length === words.length || isTelling)
  }

  function standInsOf(code: CpvCode): CpvCode[] {
    const entry = tree.find(code)
    const parent = entry?.parent_code ? tree.find(entry.parent_code) : null
    if (!entry || !parent || levelOf(code) <= CLASS_LEVEL) return []
    return isSameSubject(entry.LT, parent.LT) ? [parent.code, ...standInsOf(parent.code)] : []
  }

  return (code: CpvCode) => (tree.find(code) ? cache.getOrInsertComputed(code, standInsOf) : [])
}
