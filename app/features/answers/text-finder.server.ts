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

type WeightedTexts<Text> = Map<Text, number>

const WEIGHTS = { title: 1.2, alsoAsked: 0.85, body: 0.45 }
const SIMILAR_STEM_FACTOR = 0.6
const MIN_SHARED_START = 4
const MIN_SHARED_SHARE = 0.7
/** The rarest known word counts for 1. */
const UNKNOWN_WORD_WEIGHT = 0.4
const MAX_WORDS = 16

/** Many texts have the same one about something else. */
const SMALL_NUMBER = /^\d{1,3}$/

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
  const rarityOf = ({ size }: WeightedTexts<Text>) =>
    Math.log(1 + texts.length / size) / Math.log(1 + texts.length)

  return (question: string): FoundText<Text>[] => {
    const scores: WeightedTexts<Text> = new Map()
    let total = 0
    for (const word of sayingWords(question).slice(0, MAX_WORDS)) {
      const best: WeightedTexts<Text> = new Map()
      let weight = 0
      for (const { found, similarity } of lookUp(word, index)) {
        const keyWeight = similarity * rarityOf(found)
        weight = Math.max(weight, keyWeight)
        for (const [text, fieldWeight] of found) raise(best, text, keyWeight * fieldWeight)
      }
      total += weight || UNKNOWN_WORD_WEIGHT
      for (const [text, score] of best) scores.set(text, (scores.get(text) ?? 0) + score)
    }
    return [...scores]
      .map(([text, score]) => ({ text, score: score / total }))
      .sort((one, other) => other.score - one.score)
  }
}

/** For each key, the texts that have it, each with its most weighty field. */
function buildIndex<Text extends SearchedText>(texts: readonly Text[]) {
  const index = new Map<string, WeightedTexts<Text>>()
  for (const text of texts) {
    for (const field of ['title', 'alsoAsked', 'body'] as const) {
      for (const key of sayingWords(text[field] ?? '').flatMap(keysOf)) {
        const found = index.get(key) ?? new Map()
        index.set(key, found)
        raise(found, text, WEIGHTS[field])
      }
    }
  }
  return index
}

function raise<Text>(weights: WeightedTexts<Text>, text: Text, weight: number): void {
  weights.set(text, Math.max(weights.get(text) ?? 0, weight))
}

/** Only for a word that is not known in itself, nor by its equals, are similar ones looked up. */
function lookUp<Text>(word: string, index: ReadonlyMap<string, WeightedTexts<Text>>) {
  const keys = keysOf(word)
  const known = keys.flatMap((key) => index.get(key) ?? [])
  if (known.length > 0) return known.map((found) => ({ found, similarity: 1 }))
  return [...index].flatMap(([key, found]) => {
    const similarity = Math.max(...keys.map((stem) => similarityOf(stem, key)))
    return similarity > 0 ? [{ found, similarity }] : []
  })
}

function sayingWords(text: string): string[] {
  const isSaying = (word: string) =>
    word.length > 1 && !SMALL_NUMBER.test(word) && !ASKING_WORDS.has(fold(word))
  return [...new Set(wordsOf(text))].filter(isSaying)
}

/** A word is looked up by its stems and by its group of equal words: of the listed beginnings the longest decides, one of up to three letters is a whole word. */
function keysOf(word: string): string[] {
  const folded = fold(word)
  const beginnings = Array.from(folded, (_, cut) => folded.slice(0, folded.length - cut))
  const listed = beginnings.find(
    (beginning) => GROUPS_BY_BEGINNING.has(beginning) && (beginning === folded || beginning.length > 3),
  )
  const groups = GROUPS_BY_BEGINNING.get(listed ?? '') ?? []
  return [...lithuanianStems(word), ...groups.map(({ key }) => key)]
}

/** A wrong letter, another ending or an unfinished word leaves most of the beginning as it was. */
function similarityOf(stem: string, other: string): number {
  let shared = 0
  while (shared < stem.length && stem[shared] === other[shared]) shared++
  const isSimilar = shared >= MIN_SHARED_START && shared >= MIN_SHARED_SHARE * stem.length
  return isSimilar ? (SIMILAR_STEM_FACTOR * shared) / Math.max(stem.length, other.length) : 0
}
