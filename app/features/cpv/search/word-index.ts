import SearchableMap from 'minisearch/SearchableMap'
import { createBoundedCache } from '#app/infra/bounded-cache.server.ts'
import { isCommonWord } from '#app/shared/text/weak-words.ts'
import { type Stems, wordsOf } from '#app/shared/text/words.ts'
import { MAX_QUERY_LENGTH } from './query-length.ts'

/** The texts that one word finds, in two arrays of the same length. */
export interface WordMatches {
  texts: Uint32Array
  /** How well the text's best word fits, 0 to 1. */
  fits: Float64Array
  /** How specific the word is: 1 when it is in a single text, near 0 when it is in all. */
  weight: number
}

export interface WordIndex {
  match(word: string): WordMatches
  /** The weights of a text's own words, added up. */
  textWeight(position: number): number
}

const PREFIX_FROM = 3
const GOOD_FIT = 0.8
const TYPO_FIT = 0.45
const COMMON_FACTOR = 0.3
/** For each index; one frequent word may find thousands of texts. */
const MAX_CACHE_BYTES = 3_000_000
/** An object with two typed arrays, measured. */
const MATCHES_OVERHEAD_BYTES = 450

/** Finds texts by stems, prefixes of words and small typos. */
export function buildWordIndex(texts: readonly string[], stemsOf: Stems): WordIndex {
  const wordLists = texts.map(wordsOf)
  const stems = stemEach(new Set(wordLists.flat()), stemsOf)
  const terms = collectTerms(wordLists, stems)
  const textWeights = weighTexts(wordLists, stems)
  const cache = createBoundedCache<WordMatches>({
    maxBytes: MAX_CACHE_BYTES,
    maxKeyLength: MAX_QUERY_LENGTH,
    bytesOf: ({ texts: found, fits }) => found.byteLength + fits.byteLength + MATCHES_OVERHEAD_BYTES,
  })

  return {
    textWeight: (position) => textWeights[position] ?? 0,
    match(word) {
      const cached = cache.get(word)
      if (cached) return cached
      const matches = matchWord(terms, word, stemsOf(word), texts.length)
      cache.set(word, matches)
      return matches
    },
  }
}

function stemEach(words: ReadonlySet<string>, stemsOf: Stems): ReadonlyMap<string, readonly string[]> {
  return new Map(Array.from(words, (word) => [word, stemsOf(word)]))
}

function weightOf(word: string, count: number, total: number): number {
  const rarity = Math.log(1 + total / (1 + count)) / Math.log(1 + total)
  return isCommonWord(word) ? COMMON_FACTOR * rarity : rarity
}

function weighTexts(
  wordLists: readonly (readonly string[])[],
  stems: ReadonlyMap<string, readonly string[]>,
): Float64Array {
  const stemOf = (word: string) => stems.get(word)?.[0] ?? word
  const counts = new Map<string, number>()
  for (const words of wordLists) {
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const weight = (word: string) => weightOf(word, counts.get(stemOf(word)) ?? 0, wordLists.length)
  return Float64Array.from(wordLists, (words) => words.reduce((sum, word) => sum + weight(word), 0))
}

function collectTerms(
  wordLists: readonly (readonly string[])[],
  stems: ReadonlyMap<string, readonly string[]>,
): SearchableMap<number[]> {
  const textsByTerm = new Map<string, number[]>()
  wordLists.forEach((words, text) => {
    for (const term of new Set(words.flatMap((word) => stems.get(word) ?? []))) {
      const texts = textsByTerm.get(term)
      if (texts) texts.push(text)
      else textsByTerm.set(term, [text])
    }
  })
  const terms = new SearchableMap<number[]>()
  // A list that grew has spare capacity; a copy has none.
  for (const [term, texts] of textsByTerm) terms.set(term, texts.slice())
  return terms
}

function matchWord(
  terms: SearchableMap<number[]>,
  word: string,
  stems: readonly string[],
  total: number,
): WordMatches {
  const best = new Map<number, number>()
  for (const stem of stems) {
    for (const [term, texts] of termsLike(terms, stem, word)) {
      const fit = fitOf(stem, term)
      for (const text of texts) if (fit > (best.get(text) ?? 0)) best.set(text, fit)
    }
  }
  const fits = Float64Array.from(best.values())
  const count = fits.filter((fit) => fit >= GOOD_FIT).length || fits.length
  return { texts: Uint32Array.from(best.keys()), fits, weight: weightOf(word, count, total) }
}

/** Terms that are the stem, begin with it or differ by a typo; numbers must be exact. */
function* termsLike(
  terms: SearchableMap<number[]>,
  stem: string,
  word: string,
): Generator<readonly [string, number[]]> {
  const exact = terms.get(stem)
  if (exact) yield [stem, exact]
  if (/\d/.test(word)) return
  if (word.length >= PREFIX_FROM) yield* terms.atPrefix(stem)
  const typos = toleratedTypos(word)
  if (typos === 0) return
  for (const [term, [texts]] of terms.fuzzyGet(stem, typos)) yield [term, texts]
}

/** Longer words may have more typos; short words would turn into others. */
function toleratedTypos(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}

function fitOf(stem: string, term: string): number {
  if (term === stem) return 1
  if (term.startsWith(stem)) return 0.55 + 0.4 * (stem.length / term.length)
  return TYPO_FIT + 0.35 * (sharedPrefixLength(stem, term) / Math.max(stem.length, term.length))
}

function sharedPrefixLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
