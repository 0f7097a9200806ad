import { fold, lithuanianStems, wordsOf } from '#app/domain/text/words.ts'
import answerWords from '#content/answer-words.json' with { type: 'json' }

/** A part of the site's texts that may answer a question. */
export interface SearchedText {
  title: string
  /** Other words in which people ask for it. */
  alsoAsked?: string
  body: string
}

export interface FoundText<Text> {
  text: Text
  /** From 0 to about 1: how much of what was asked is in the text, where rare words count for more. */
  score: number
}

type Key = readonly [key: string, similarity: number]
type WeightedTexts = Map<number, number>

const WEIGHTS = { title: 1.2, alsoAsked: 0.85, body: 0.45 }
const EQUAL_WORD_SIMILARITY = 0.85
const SIMILAR_STEM_FACTOR = 0.6
const MIN_SHARED_START = 4
const MIN_SHARED_SHARE = 0.7
/** The rarest known word counts for 1. */
const UNKNOWN_WORD_WEIGHT = 0.4
const MAX_WORDS = 16

/** Many texts have the same one about something else. */
const SMALL_NUMBER = /^\d{1,3}$/
const PLACEHOLDER = /\{[^}]*\}/g

const ASKING_WORDS: ReadonlySet<string> = new Set(answerWords.asking.split(' ').map(fold))
const GROUPS_BY_BEGINNING = Map.groupBy(
  answerWords.equal.flatMap((line, group) =>
    line.split(' ').map((beginning) => ({ beginning: fold(beginning), key: `=${group}` })),
  ),
  ({ beginning }) => beginning,
)

/** What is found comes in order of its score, the best first. */
export function createTextFinder<Text extends SearchedText>(texts: readonly Text[]) {
  const index = buildIndex(texts)
  const stems = [...index.keys()].filter((key) => !key.startsWith('='))
  const rarityOf = (found: WeightedTexts) =>
    Math.log(1 + texts.length / found.size) / Math.log(1 + texts.length)

  function keysOf(word: string): Key[] {
    const exact = lithuanianStems(word).map((stem): Key => [stem, 1])
    const known = exact.filter(([stem]) => index.has(stem))
    const similar = known.length > 0 ? known : exact.flatMap(([stem]) => similarStems(stem, stems))
    return [...similar, ...groupsOf(word).map((group): Key => [group, EQUAL_WORD_SIMILARITY])]
  }

  function match(word: string) {
    const best: WeightedTexts = new Map()
    let weight = 0
    for (const [key, similarity] of keysOf(word)) {
      const found = index.get(key)
      if (!found) continue
      const keyWeight = similarity * rarityOf(found)
      weight = Math.max(weight, keyWeight)
      for (const [text, fieldWeight] of found) raise(best, text, keyWeight * fieldWeight)
    }
    return { best, weight: best.size > 0 ? weight : UNKNOWN_WORD_WEIGHT }
  }

  return (question: string): FoundText<Text>[] => {
    const matches = sayingWords(question).slice(0, MAX_WORDS).map(match)
    const total = matches.reduce((sum, { weight }) => sum + weight, 0)
    const scores = texts.map((text, position) => ({
      text,
      score: matches.reduce((sum, { best }) => sum + (best.get(position) ?? 0), 0) / total,
    }))
    return scores.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  }
}

/** For the stem of each word, and for its group of equal words, the texts that have it, each with its most weighty field. */
function buildIndex(texts: readonly SearchedText[]): ReadonlyMap<string, WeightedTexts> {
  const index = new Map<string, WeightedTexts>()
  texts.forEach(({ title, alsoAsked = '', body }, position) => {
    const fields = { title, alsoAsked, body }
    for (const field of ['title', 'alsoAsked', 'body'] as const) {
      for (const key of sayingWords(fields[field]).flatMap((word) => [
        ...lithuanianStems(word),
        ...groupsOf(word),
      ])) {
        const found = index.get(key) ?? new Map<number, number>()
        index.set(key, found)
        raise(found, position, WEIGHTS[field])
      }
    }
  })
  return index
}

function raise(weights: WeightedTexts, text: number, weight: number): void {
  weights.set(text, Math.max(weights.get(text) ?? 0, weight))
}

function sayingWords(text: string): string[] {
  const isSaying = (word: string) =>
    word.length > 1 && !SMALL_NUMBER.test(word) && !ASKING_WORDS.has(fold(word))
  return [...new Set(wordsOf(text.replace(PLACEHOLDER, ' ')))].filter(isSaying)
}

/** The longest beginning of the word that is listed decides; one of up to three letters is a whole word. */
function groupsOf(word: string): string[] {
  const folded = fold(word)
  for (let length = folded.length; length > 0; length--) {
    const groups = GROUPS_BY_BEGINNING.get(folded.slice(0, length))
    if (groups && (length > 3 || length === folded.length)) return groups.map(({ key }) => key)
  }
  return []
}

/** A wrong letter, another ending or an unfinished word leaves most of the beginning as it was. */
function similarStems(stem: string, stems: readonly string[]): Key[] {
  return stems.flatMap((other) => {
    let shared = 0
    while (shared < stem.length && stem[shared] === other[shared]) shared++
    const isSimilar = shared >= MIN_SHARED_START && shared >= MIN_SHARED_SHARE * stem.length
    const key: Key = [other, (SIMILAR_STEM_FACTOR * shared) / Math.max(stem.length, other.length)]
    return isSimilar ? [key] : []
  })
}
