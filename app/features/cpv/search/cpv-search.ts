import { namedCodes } from '#app/domain/cpv/named-codes.ts'
import { withActivityNouns } from '#app/domain/text/activity-nouns.ts'
import { STOP_WORDS } from '#app/domain/text/stop-words.ts'
import { keywordsOfTitle } from '#app/domain/text/title-keywords.ts'
import { wordsOf } from '#app/domain/text/words.ts'
import type { CpvTree } from '../vocabulary/cpv-tree.ts'
import { branchOf } from './branch-of.ts'
import type { GroupModel } from './groups/group-classifier.ts'
import { MAX_LIST_LENGTH, MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './query-length.ts'
import type { Synonym } from './synonyms/synonyms.ts'
import { type CpvSearchResult, createWordFinder } from './word-finder.ts'

export type CpvSearch = ReturnType<typeof buildCpvSearch>

const MIN_PREFIX_LENGTH = 4
/** A longer query is a notice title. */
const MAX_PHRASE_WORDS = 4

export function buildCpvSearch(tree: CpvTree, synonyms: readonly Synonym[], model: GroupModel) {
  const { entries } = tree
  const { findByWords } = createWordFinder(entries, synonyms, model)

  /** Finds what a query names, with its entries; a wrong check digit does not matter. */
  function codesIn(typed: string) {
    const named = namedCodes(typed.slice(0, MAX_LIST_LENGTH))
    const byDigits = new Map(named.map((each) => [each.digits, each]))
    return Array.from(byDigits.values(), (each) => {
      const { first, end } = branchOf(entries, each.digits.slice(0, 8))
      return { ...each, entries: entries.slice(first, end) }
    })
  }

  return {
    codesIn,
    find(typed: string): CpvSearchResult {
      const text = typed.slice(0, MAX_QUERY_LENGTH)
      const query = withActivityNouns(text)
      const named = codesIn(typed)
      const byCodes = [...new Set(named.flatMap((each) => each.entries))]
      // In a title, eight digits that are not a code are some other number.
      if (byCodes.length > 0 || (named.length > 0 && keywordsOf(query).length <= MAX_PHRASE_WORDS)) {
        return { entries: byCodes, isNear: () => true, isApproximate: false, isUncertain: false }
      }
      const words = wordsOfQuery(query).slice(0, MAX_QUERY_WORDS)
      const result = findByWords(query, words, text)
      if (result.entries.length > 0) return result
      return findByWords(query, words.flatMap(shorterPrefix), text)
    },
  }
}

/** Returns the words without stop words, or all of them when there are only stop words. */
export function keywordsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const keywords = words.filter((word) => !STOP_WORDS.has(word))
  return keywords.length > 0 ? keywords : words
}

/** The words of a phrase or title, as the search reads it. */
export function wordsOfQuery(query: string): readonly string[] {
  const words = keywordsOf(query)
  return words.length > MAX_PHRASE_WORDS ? keywordsOfTitle(query) : words
}

function shorterPrefix(word: string): string[] {
  return word.length > MIN_PREFIX_LENGTH ? [word.slice(0, Math.max(MIN_PREFIX_LENGTH, word.length - 3))] : []
}
