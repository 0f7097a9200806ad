import {
  englishStems,
  fold,
  hasLithuanianLetters,
  lithuanianStems,
  mixedStems,
} from '#app/domain/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { GroupModel } from './groups/group-classifier.ts'
import { createGroupScorer } from './groups/group-scores.ts'
import { createIntentFactor } from './query-intent.ts'
import { combine, createScores, dropWeak, type RankedEntries, rank } from './scores.ts'
import { createSynonymScorer } from './synonyms/synonym-scores.ts'
import type { Synonym } from './synonyms/synonyms.ts'
import { createRelevanceScorer, nameScore, type Relevance } from './words/relevance.ts'
import { buildSubstringIndex } from './words/substring-index.ts'
import { buildWordIndex } from './words/word-index.ts'

export interface CpvSearchResult extends RankedEntries {
  isApproximate: boolean
  /** The best is too weak to be taken for what was meant. */
  isUncertain: boolean
}

const APPROXIMATE_BELOW = 0.75
/** Of held-out phrases with a lower score, the first result is right for one in five. */
const UNCERTAIN_BELOW = 0.3

export function createWordFinder(
  entries: readonly CpvEntry[],
  synonyms: readonly Synonym[],
  model: GroupModel,
) {
  const indexes = buildIndexes(entries, synonyms)
  const scoreLithuanian = createRelevanceScorer(indexes.lithuanian)
  const scoreEnglish = createRelevanceScorer(indexes.english)
  const scoreSynonyms = createRelevanceScorer(indexes.synonyms)
  const addSynonymScore = createSynonymScorer(entries, synonyms)
  const addGroups = createGroupScorer(entries, model)
  const findContaining = buildSubstringIndex(entries)
  const scores = createScores(entries.length)
  const synonymScores = createScores(entries.length)
  const addName = (position: number, relevance: Relevance) => scores.raise(position, nameScore(relevance))
  const isIndexed = (word: string) =>
    Object.values(indexes).some((index) => index.match(word).texts.length > 0)

  const isEnglish = (query: string, words: readonly string[]) =>
    !hasLithuanianLetters(query) && words.every((word) => indexes.english.match(word).texts.length > 0)

  function findByWords(query: string, words: readonly string[], typed: string): CpvSearchResult {
    const phrase = fold(query.trim())
    const covered = [
      scoreLithuanian(words, isIndexed, addName),
      isEnglish(query, words) ? scoreEnglish(words, isIndexed, addName) : 0,
      scoreSynonyms(words, isIndexed, (synonym, relevance) =>
        addSynonymScore(synonymScores, synonym, relevance, phrase),
      ),
    ]
    combine(scores, synonymScores)
    const factorOf = createIntentFactor(query, words, query !== typed)
    if (factorOf) scores.scale((position) => factorOf(entries[position]))
    dropWeak(scores)
    addGroups(scores, words, factorOf)
    // What contains the query letter by letter ranks a little higher; what only contains it comes last.
    for (const position of findContaining(fold(typed.trim()))) {
      scores.raise(position, Math.max(scores.of(position), 0.1) + 0.05)
    }
    const best = scores.best()
    const ranked = rank(scores, entries)
    scores.clear()
    synonymScores.clear()
    const isApproximate = ranked.entries.length > 0 && Math.max(...covered) < APPROXIMATE_BELOW
    return { ...ranked, isApproximate, isUncertain: best < UNCERTAIN_BELOW }
  }

  return { findByWords }
}

function buildIndexes(entries: readonly CpvEntry[], synonyms: readonly Synonym[]) {
  const lithuanianNames = entries.map(({ LT }) => LT)
  const englishNames = entries.map(({ EN }) => EN)
  const phrases = synonyms.map(({ phrase }) => phrase)
  return {
    lithuanian: buildWordIndex(lithuanianNames, lithuanianStems),
    english: buildWordIndex(englishNames, englishStems),
    synonyms: buildWordIndex(phrases, mixedStems),
  }
}
