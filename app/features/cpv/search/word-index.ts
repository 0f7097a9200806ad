import MiniSearch from 'minisearch'
import { isCommonWord } from './weak-words.ts'
import { type Stems, wordsOf } from './words.ts'

/** The texts that one word finds. */
export interface WordMatches {
  /** Position of the text → how well its best word fits, 0 to 1. */
  fits: ReadonlyMap<number, number>
  /** How much the word tells: 1 for one that stands in a single text, near 0 for one that stands in all. */
  weight: number
}

export interface WordIndex {
  match(word: string): WordMatches
  /** The weights of a text's own words, added up. */
  textWeight(position: number): number
}

const PREFIX_FROM = 3
const GOOD_FIT = 0.8
const SLIP_FIT = 0.45
const COMMON_FACTOR = 0.3
const REMEMBERED_WORDS = 2_000

/** Finds texts by stems, beginnings of words and small slips. */
export function buildWordIndex(texts: readonly string[], stemsOf: Stems): WordIndex {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: stemsOf,
  })
  index.addAll(texts.map((text, id) => ({ id, text })))
  const textWeights = weighTexts(texts, stemsOf)
  const remembered = new Map<string, WordMatches>()

  return {
    textWeight: (position) => textWeights[position] ?? 0,
    match(word) {
      const known = remembered.get(word)
      if (known) return known
      const fits = fitsOf(index, word, stemsOf)
      const count = [...fits.values()].filter((fit) => fit >= GOOD_FIT).length || fits.size
      const matches = { fits, weight: weightOf(word, count, texts.length) }
      if (remembered.size >= REMEMBERED_WORDS) remembered.clear()
      remembered.set(word, matches)
      return matches
    },
  }
}

function weightOf(word: string, count: number, total: number): number {
  const rarity = Math.log(1 + total / (1 + count)) / Math.log(1 + total)
  return isCommonWord(word) ? COMMON_FACTOR * rarity : rarity
}

function weighTexts(texts: readonly string[], stemsOf: Stems): Float64Array {
  const wordLists = texts.map(wordsOf)
  const stemOf = new Map(wordLists.flat().map((word) => [word, '']))
  for (const word of stemOf.keys()) stemOf.set(word, stemsOf(word)[0] ?? word)
  const counts = new Map<string | undefined, number>()
  for (const words of wordLists) {
    for (const stem of new Set(words.map((word) => stemOf.get(word)))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
  }
  const weight = (word: string) => weightOf(word, counts.get(stemOf.get(word)) ?? 0, texts.length)
  return Float64Array.from(wordLists, (words) => words.reduce((sum, word) => sum + weight(word), 0))
}

function fitsOf(index: MiniSearch, word: string, stemsOf: Stems): ReadonlyMap<number, number> {
  const stems = stemsOf(word)
  const isNumber = /\d/.test(word)
  const found = index.search(word, {
    prefix: !isNumber && word.length >= PREFIX_FROM,
    fuzzy: isNumber ? false : toleratedSlips(word),
  })
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
  if (term.startsWith(stem)) return 0.55 + 0.4 * (stem.length / term.length)
  return SLIP_FIT + 0.35 * (sharedBeginning(stem, term) / Math.max(stem.length, term.length))
}

function sharedBeginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
