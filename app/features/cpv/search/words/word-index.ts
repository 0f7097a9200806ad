import { createBoundedCache } from '#app/infra/bounded-cache.server.ts'
import { groupByKeys } from '#app/shared/group-by-keys.ts'
import { isCommonWord } from '#app/shared/text/stop-words.ts'
import { type Stems, wordsOf } from '#app/shared/text/words.ts'
import { MAX_QUERY_LENGTH } from '../query-length.ts'
import { lowerBound } from './lower-bound.ts'
import { buildSimilarTerms } from './similar-terms.ts'

/** The texts that one word finds, in two arrays of the same length. */
export interface WordMatches {
  texts: Uint32Array
  /** How well the text's best word fits, 0 to 1. */
  fits: Float64Array
  /** How specific the word is: 1 when it is in a single text, near 0 when it is in all. */
  weight: number
}

export type WordIndex = ReturnType<typeof buildWordIndex>

const PREFIX_FROM = 3
const GOOD_FIT = 0.8
const TYPO_FIT = 0.45
const COMMON_FACTOR = 0.3
/** For each index; one frequent word may find thousands of texts. */
const MAX_CACHE_BYTES = 3_000_000
/** An object with two typed arrays, measured. */
const MATCHES_OVERHEAD_BYTES = 450

/** Stems in alphabetical order, so that those with the same beginning stand together. */
interface Terms {
  stems: readonly string[]
  /** The texts of the stem at `position`: `texts` from `ends[position - 1]` to `ends[position]`. */
  texts: Uint32Array
  ends: Uint32Array
  findSimilar: ReturnType<typeof buildSimilarTerms>
}

/** Finds texts by stems, prefixes of words and small typos. */
export function buildWordIndex(texts: readonly string[], stemsOf: Stems) {
  const wordLists = texts.map(wordsOf)
  const stems = stemEach(new Set(wordLists.flat()), stemsOf)
  const terms = collectTerms(wordLists, stems)
  const textWeights = weighTexts(wordLists, stems)
  const matchWord = createWordMatching(terms, texts.length)
  const cache = createBoundedCache<WordMatches>({
    maxBytes: MAX_CACHE_BYTES,
    maxKeyLength: MAX_QUERY_LENGTH,
    bytesOf: ({ texts: found, fits }) => found.byteLength + fits.byteLength + MATCHES_OVERHEAD_BYTES,
  })

  return {
    textCount: texts.length,
    /** The weights of a text's own words, added up. */
    textWeight: (position: number) => textWeights[position] ?? 0,
    match(word: string): WordMatches {
      const cached = cache.get(word)
      if (cached) return cached
      const matches = matchWord(word, stemsOf(word))
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
  // bounded: by the stems of the names
  const counts = new Map<string, number>()
  for (const words of wordLists) {
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const weigh = (word: string) => weightOf(word, counts.get(stemOf(word)) ?? 0, wordLists.length)
  const weights = new Map(Array.from(stems.keys(), (word) => [word, weigh(word)]))
  return Float64Array.from(wordLists, (words) =>
    words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  )
}

function collectTerms(
  wordLists: readonly (readonly string[])[],
  stems: ReadonlyMap<string, readonly string[]>,
): Terms {
  const textsByStem = groupByKeys(wordLists.keys(), (text) =>
    (wordLists[text] ?? []).flatMap((word) => stems.get(word) ?? []),
  )
  const sorted = [...textsByStem.keys()].sort()
  const lists = sorted.map((stem) => textsByStem.get(stem) ?? [])
  let end = 0
  return {
    stems: sorted,
    texts: Uint32Array.from(lists.flat()),
    ends: Uint32Array.from(lists, ({ length }) => (end += length)),
    findSimilar: buildSimilarTerms(sorted),
  }
}

function createWordMatching(terms: Terms, textCount: number) {
  // One for all words, and all zero between them.
  const best = new Float64Array(textCount)

  return function matchWord(word: string, stems: readonly string[]): WordMatches {
    const found: number[] = []
    for (const stem of stems) {
      for (const position of positionsLike(terms, stem, word)) {
        const fit = fitOf(stem, terms.stems[position] ?? '')
        for (let i = terms.ends[position - 1] ?? 0; i < (terms.ends[position] ?? 0); i++) {
          const text = terms.texts[i] ?? 0
          const earlier = best[text] ?? 0
          if (earlier === 0) found.push(text)
          if (fit > earlier) best[text] = fit
        }
      }
    }
    const fits = Float64Array.from(found, (text) => best[text] ?? 0)
    for (const text of found) best[text] = 0
    const count = fits.filter((fit) => fit >= GOOD_FIT).length || fits.length
    return { texts: Uint32Array.from(found), fits, weight: weightOf(word, count, textCount) }
  }
}

/** Of the terms that are the stem, begin with it or differ by a typo; numbers must be exact. */
function positionsLike({ stems, findSimilar }: Terms, stem: string, word: string): number[] {
  const first = lowerBound(stems.length, (position) => (stems[position] ?? '') < stem)
  if (/\d/.test(word) || word.length < PREFIX_FROM) return stems[first] === stem ? [first] : []
  const positions: number[] = []
  for (let position = first; stems[position]?.startsWith(stem); position++) positions.push(position)
  const typos = toleratedTypos(word)
  return typos === 0 ? positions : [...positions, ...findSimilar(stem, typos)]
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
