import { groupByKeys } from '#app/domain/data/group-by-keys.ts'
import { isCommonWord } from '#app/domain/text/stop-words.ts'
import { type StemsOf, wordsOf } from '#app/domain/text/words.ts'
import { createBoundedCache } from '#app/infra/bounded-cache.server.ts'
import { MAX_QUERY_LENGTH } from '../query-length.ts'
import { lowerBound } from './lower-bound.ts'
import { buildSimilarStems } from './similar-stems.ts'

export interface WordMatches {
  texts: Uint32Array
  similarities: Float64Array
  /** From near 0, for a word of all texts, to 1, for a word of a single text. */
  weight: number
}

export type WordIndex = ReturnType<typeof buildWordIndex>

type Stems = ReadonlyMap<string, readonly string[]>

const MIN_PREFIX_LENGTH = 3
const GOOD_SIMILARITY = 0.8
const TYPO_SIMILARITY = 0.45
const COMMON_FACTOR = 0.3
/** The bound holds for each index: one frequent word may find thousands of texts. */
const MAX_CACHE_BYTES = 3_000_000
/** Two typed arrays and an object were measured. */
const MATCHES_OVERHEAD_BYTES = 450

type StemTable = ReturnType<typeof buildStemTable>

export function buildWordIndex(texts: readonly string[], stemsOf: StemsOf) {
  const wordLists = texts.map(wordsOf)
  const stems: Stems = new Map(Array.from(new Set(wordLists.flat()), (word) => [word, stemsOf(word)]))
  const table = buildStemTable(wordLists, stems)
  const textWeights = weighTexts(wordLists, stems)
  const matchWord = createWordMatcher(table, texts.length)
  const cache = createBoundedCache<WordMatches>({
    maxBytes: MAX_CACHE_BYTES,
    maxKeyLength: MAX_QUERY_LENGTH,
    bytesOf: ({ texts: found, similarities }) =>
      found.byteLength + similarities.byteLength + MATCHES_OVERHEAD_BYTES,
  })

  return {
    textCount: texts.length,
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

function weightOf(word: string, count: number, total: number): number {
  const rarity = Math.log(1 + total / (1 + count)) / Math.log(1 + total)
  return isCommonWord(word) ? COMMON_FACTOR * rarity : rarity
}

function weighTexts(wordLists: readonly (readonly string[])[], stems: Stems): Float64Array {
  const stemOf = (word: string) => stems.get(word)?.[0] ?? word
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

/** Stems are in alphabetical order, so that those with the same prefix are adjacent. */
function buildStemTable(wordLists: readonly (readonly string[])[], stems: Stems) {
  const textsByStem = groupByKeys(wordLists.keys(), (text) =>
    (wordLists[text] ?? []).flatMap((word) => stems.get(word) ?? []),
  )
  const sorted = [...textsByStem.keys()].sort()
  return {
    stems: sorted,
    texts: sorted.map((stem) => textsByStem.get(stem) ?? []),
    findSimilar: buildSimilarStems(sorted),
  }
}

function createWordMatcher(table: StemTable, textCount: number) {
  // All words reuse it; between them it is all zero.
  const best = new Float64Array(textCount)

  return function matchWord(word: string, stems: readonly string[]): WordMatches {
    const found: number[] = []
    for (const stem of stems) {
      for (const position of matchingPositions(table, stem, word)) {
        const other = table.stems[position] ?? ''
        const similarity = similarityOf(stem, other)
        for (const text of table.texts[position] ?? []) {
          const earlier = best[text] ?? 0
          if (earlier === 0) found.push(text)
          if (similarity > earlier) best[text] = similarity
        }
      }
    }
    const texts = new Uint32Array(found)
    const similarities = new Float64Array(texts.length)
    let goodCount = 0
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i] ?? 0
      const similarity = best[text] ?? 0
      if (similarity >= GOOD_SIMILARITY) goodCount++
      similarities[i] = similarity
      best[text] = 0
    }
    return { texts, similarities, weight: weightOf(word, goodCount || texts.length, textCount) }
  }
}

/** Finds stems that equal the stem or begin with it and, unless one equals it, those that differ by a typo; numbers must be exact. */
function matchingPositions({ stems, findSimilar }: StemTable, stem: string, word: string): number[] {
  const first = lowerBound(stems.length, (position) => (stems[position] ?? '') < stem)
  if (/\d/.test(word) || word.length < MIN_PREFIX_LENGTH) return stems[first] === stem ? [first] : []
  const positions: number[] = []
  for (let position = first; stems[position]?.startsWith(stem); position++) positions.push(position)
  const typos = maxTyposOf(word)
  return typos === 0 || stems[first] === stem ? positions : [...positions, ...findSimilar(stem, typos)]
}

/** With a typo a short word would be another one. */
function maxTyposOf(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}

function similarityOf(stem: string, other: string): number {
  if (other === stem) return 1
  if (other.startsWith(stem)) return 0.55 + 0.4 * (stem.length / other.length)
  return TYPO_SIMILARITY + 0.35 * (sharedPrefixLength(stem, other) / Math.max(stem.length, other.length))
}

function sharedPrefixLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
