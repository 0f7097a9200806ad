import { digitsOf } from '#app/shared/cpv/cpv-code.ts'
import { keywordsOfTitle } from '#app/shared/text/notice-title.ts'
import { STOP_WORDS } from '#app/shared/text/stop-words.ts'
import { fold, wordsOf } from '#app/shared/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../vocabulary/cpv-tree.ts'
import { withServiceMeant } from './maintenance.ts'
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './query-length.ts'
import type { Synonym } from './synonyms/synonyms.ts'
import { type CpvSearchResult, createWordFinder } from './word-finder.ts'

export type CpvSearch = ReturnType<typeof buildCpvSearch>

const MIN_PREFIX_LENGTH = 4
/** A longer query is a title as buyers write it. */
const MAX_PHRASE_WORDS = 4
/** Of a title, no name has more than a part: what two rare words weigh is as good as all of it. */
const ENOUGH_WEIGHT = 1.4

/** Search by codes, by names in both languages and by the words of suppliers. */
export function buildCpvSearch(tree: CpvTree, synonyms: readonly Synonym[]) {
  const { entries } = tree
  const serviceTerms: ReadonlySet<string> = new Set(
    synonyms.map(({ term }) => fold(term)).filter((term) => term.includes('servis')),
  )
  const { findByWords, findByName } = createWordFinder(entries, synonyms)

  function phraseWords(query: string): readonly string[] {
    const words = keywordsOf(query)
    return serviceTerms.has(fold(query.trim())) ? words : withServiceMeant(words)
  }

  return {
    /** Entries whose Lithuanian names share the keywords of this text, best first. */
    findSimilarNames: (text: string) => findByName(keywordsOf(text)),
    search(typed: string): CpvSearchResult {
      const query = typed.slice(0, MAX_QUERY_LENGTH)
      const digits = codeIn(query)
      const byDigits = digits === null ? [] : findByDigits(entries, digits)
      // In a title, eight digits that are no code are the number of something else.
      if (byDigits.length > 0 || (digits !== null && !isTitle(query))) {
        return { entries: byDigits, isApproximate: false }
      }
      const words = (isTitle(query) ? keywordsOfTitle(query) : phraseWords(query)).slice(0, MAX_QUERY_WORDS)
      const enough = isTitle(query) ? ENOUGH_WEIGHT : undefined
      const result = findByWords(query, words, enough)
      if (result.entries.length > 0) return result
      return findByWords(query, words.flatMap(prefixesOf), enough)
    },
  }
}

/** The words of a query without those that say nothing, unless it has no others. */
export function keywordsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const keywords = words.filter((word) => !STOP_WORDS.has(word))
  return keywords.length > 0 ? keywords : words
}

function isTitle(query: string): boolean {
  return keywordsOf(query).length > MAX_PHRASE_WORDS
}

/** For words that nothing resembles: their shorter prefixes, down to four letters. */
function prefixesOf(word: string): string[] {
  return word.length > MIN_PREFIX_LENGTH ? [word.slice(0, Math.max(MIN_PREFIX_LENGTH, word.length - 3))] : []
}

/** The digits of a query that is a code, perhaps with words around it („BVPŽ 39112000“). */
function codeIn(query: string): string | null {
  const whole = digitsOf(query)
  if (whole !== null) return whole === '' ? null : whole
  const code = query.match(/(?<!\d)\d{8}(?:[\s-]*\d)?(?!\d)/)
  return code ? digitsOf(code[0]) : null
}

/** Codes that begin with the digits; for a whole code with a wrong check digit, the code itself. */
function findByDigits(entries: readonly CpvEntry[], digits: string): CpvEntry[] {
  const found = entries.filter(({ code }) => code.replace('-', '').startsWith(digits))
  if (found.length > 0 || digits.length < 8) return found
  return entries.filter(({ code }) => code.startsWith(digits.slice(0, 8)))
}
