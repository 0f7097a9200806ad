import MiniSearch from 'minisearch'
import { stemsOf, wordsOf } from './words.ts'

/** Texts found by one word: position of the text, and how well its best word fits, 0 to 1. */
export type WordMatches = ReadonlyMap<number, number>

export interface WordIndex {
  match(word: string): WordMatches
  /** How much a word tells: 1 for one that stands in few texts, near 0 for one that stands in most. */
  weightOf(word: string): number
  /** Number of words in the text at this position, weighted like the query's. */
  textWeight(position: number): number
}

const PREFIX_FROM = 3
const REMEMBERED_WORDS = 2_000

/** Finds texts by stems, beginnings of words and small slips. `texts` are Lithuanian, English or both. */
export function buildWordIndex(texts: readonly string[]): WordIndex {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: stemsOf,
  })
  index.addAll(texts.map((text, id) => ({ id, text })))

  const remembered = new Map<string, WordMatches>()
  const frequency = new Map<string, number>()
  for (const text of texts) {
    for (const stem of new Set(wordsOf(text).flatMap((word) => stemsOf(word).slice(0, 1)))) {
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
    }
  }
  const weightOf = (word: string) => {
    const count = Math.max(...stemsOf(word).map((stem) => frequency.get(stem) ?? 0))
    return Math.log(1 + texts.length / (1 + count)) / Math.log(1 + texts.length)
  }
  const textWeights = texts.map((text) => wordsOf(text).reduce((sum, word) => sum + weightOf(word), 0))

  return {
    weightOf,
    textWeight: (position) => textWeights[position] ?? 0,
    match(word) {
      const known = remembered.get(word)
      if (known) return known
      const matches = matchWord(index, word)
      if (remembered.size >= REMEMBERED_WORDS) remembered.clear()
      remembered.set(word, matches)
      return matches
    },
  }
}

function matchWord(index: MiniSearch, word: string): WordMatches {
  const stems = stemsOf(word)
  const found = index.search(word, { prefix: word.length >= PREFIX_FROM, fuzzy: toleratedSlips(word) })
  return new Map(
    found.map(({ id, terms }) => [
      id as number,
      Math.max(...terms.flatMap((term) => stems.map((stem) => fitOf(stem, term)))),
    ]),
  )
}

/** Typing slips grow with the word; short words would turn into others. */
function toleratedSlips(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}

function fitOf(stem: string, term: string): number {
  if (term === stem) return 1
  if (term.startsWith(stem)) return 0.6 + 0.35 * (stem.length / term.length)
  return 0.55
}
