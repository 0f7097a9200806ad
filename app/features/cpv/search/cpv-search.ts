import { keywordsOfTitle } from '#app/shared/text/notice-title.ts'
import { EMPTY_WORDS } from '#app/shared/text/weak-words.ts'
import {
  englishStems,
  fold,
  hasLithuanianLetters,
  lithuanianStems,
  mixedStems,
  wordsOf,
} from '#app/shared/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../vocabulary/cpv-tree.ts'
import { codeIn, findByDigits } from './code-search.ts'
import { asksForWork, lowerGoods, withServiceMeant } from './maintenance.ts'
import { buildNameScan } from './name-scan.ts'
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './query-length.ts'
import { combine, createScores, dropWeak, rank } from './scores.ts'
import { createSynonymScoring } from './synonym-scores.ts'
import type { Synonym } from './synonyms.ts'
import { createTextFitting, nameScore, type TextFit } from './text-fit.ts'
import { buildWordIndex } from './word-index.ts'

export interface CpvSearchResult {
  /** Best first. */
  entries: CpvEntry[]
  /** Nothing has all the words; these have some of them. */
  isApproximate: boolean
}

export interface CpvSearch {
  search(query: string): CpvSearchResult
  /** Entries whose Lithuanian names share the keywords of this text, best first. */
  findSimilarNames(text: string): CpvEntry[]
}

const APPROXIMATE_BELOW = 0.75
const MIN_PREFIX_LENGTH = 4
/** A longer query is a title as buyers write it. */
const MAX_PHRASE_WORDS = 4
/** Of a title, no name has more than a part: what two rare words weigh is as good as all of it. */
const ENOUGH_WEIGHT = 1.4

/** Search by codes, by names in both languages and by the words of suppliers. */
export function buildCpvSearch(tree: CpvTree, synonyms: readonly Synonym[]): CpvSearch {
  const { entries } = tree
  const serviceTerms: ReadonlySet<string> = new Set(
    synonyms.map(({ term }) => fold(term)).filter((term) => term.includes('servis')),
  )
  const indexes = buildIndexes(entries, synonyms)
  const fitLithuanian = createTextFitting(indexes.lithuanian)
  const fitEnglish = createTextFitting(indexes.english)
  const fitSynonyms = createTextFitting(indexes.synonyms)
  const scoreSynonym = createSynonymScoring(entries, synonyms)
  const findContaining = buildNameScan(entries)
  const scores = createScores(entries.length)
  const synonymScores = createScores(entries.length)
  const addName = (position: number, fit: TextFit) => scores.raise(position, nameScore(fit))
  const isIndexed = (word: string) =>
    Object.values(indexes).some((index) => index.match(word).texts.length > 0)

  /** Best first; ends the use of the scores. */
  function takeRanked(): CpvEntry[] {
    const ranked = rank(scores, entries)
    scores.clear()
    synonymScores.clear()
    return ranked
  }

  function findByWords(query: string, words: readonly string[], enough?: number): CpvSearchResult {
    const typed = fold(query.trim())
    const options = { isIndexed, enough }
    const covered = [
      fitLithuanian(words, options, addName),
      hasLithuanianLetters(query) ? 0 : fitEnglish(words, options, addName),
      fitSynonyms(words, options, (synonym, fit) => scoreSynonym(synonymScores, synonym, fit, typed)),
    ]
    combine(scores, synonymScores)
    if (asksForWork(words)) lowerGoods(scores, entries)
    dropWeak(scores)
    // Whatever a plain "contains" would find is found too, if only at the end.
    for (const position of findContaining(typed)) {
      scores.raise(position, Math.max(scores.of(position), 0.1) + 0.05)
    }
    const found = takeRanked()
    return { entries: found, isApproximate: found.length > 0 && Math.max(...covered) < APPROXIMATE_BELOW }
  }

  function phraseWords(query: string): readonly string[] {
    const words = keywordsOf(query)
    return serviceTerms.has(fold(query.trim())) ? words : withServiceMeant(words)
  }

  return {
    findSimilarNames(text) {
      fitLithuanian(keywordsOf(text), { isIndexed: () => true }, addName)
      return takeRanked()
    },
    search(typed) {
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

function isTitle(query: string): boolean {
  return keywordsOf(query).length > MAX_PHRASE_WORDS
}

function buildIndexes(entries: readonly CpvEntry[], synonyms: readonly Synonym[]) {
  const lithuanianNames = entries.map(({ LT }) => LT)
  const englishNames = entries.map(({ EN }) => EN)
  const terms = synonyms.map(({ term }) => term)
  return {
    lithuanian: buildWordIndex(lithuanianNames, lithuanianStems),
    english: buildWordIndex(englishNames, englishStems),
    synonyms: buildWordIndex(terms, mixedStems),
  }
}

/** For words that nothing resembles: their shorter prefixes, down to four letters. */
function prefixesOf(word: string): string[] {
  return word.length > MIN_PREFIX_LENGTH ? [word.slice(0, Math.max(MIN_PREFIX_LENGTH, word.length - 3))] : []
}

function keywordsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const keywords = words.filter((word) => !EMPTY_WORDS.has(word))
  return keywords.length > 0 ? keywords : words
}
