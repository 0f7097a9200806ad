import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../vocabulary/cpv-tree.ts'
import { codeIn, findByDigits } from './code-search.ts'
import { lowerBound } from './lower-bound.ts'
import { buildNameScan } from './name-scan.ts'
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './query-length.ts'
import type { Synonym } from './synonyms.ts'
import { bestCoverage, fitTexts, nameScore, synonymScore, type TextFit, type TextFits } from './text-fit.ts'
import { EMPTY_WORDS } from './weak-words.ts'
import { buildWordIndex } from './word-index.ts'
import { englishStems, fold, hasLithuanianLetters, lithuanianStems, mixedStems, wordsOf } from './words.ts'

export interface CpvSearchResult {
  /** Best first. */
  entries: CpvEntry[]
  /** Nothing has all the words; these have some of them. */
  isApproximate: boolean
}

export interface CpvSearch {
  search(query: string): CpvSearchResult
  /** Entries whose Lithuanian names share the telling words of this text, best first. */
  findSimilarNames(text: string): CpvEntry[]
}

/** Position of an entry → its score, higher for better. */
type Scores = Map<number, number>

const NO_FITS: ReadonlyMap<number, TextFit> = new Map()

const SYNONYM_RANKS = [1, 0.93, 0.87, 0.82]
const APPROXIMATE_BELOW = 0.75
const LEVEL_LOSS = 0.02
const SAME_TERM_FACTOR = 1.15
const WEAKEST_SHARE = 0.3
const MIN_PREFIX_LENGTH = 4

/** Search by codes, by names in both languages and by the words of suppliers. */
export function buildCpvSearch(tree: CpvTree, synonyms: readonly Synonym[]): CpvSearch {
  const { entries } = tree
  const lithuanian = buildWordIndex(
    entries.map(({ LT }) => LT),
    lithuanianStems,
  )
  const english = buildWordIndex(
    entries.map(({ EN }) => EN),
    englishStems,
  )
  const terms = buildWordIndex(
    synonyms.map(({ term }) => term),
    mixedStems,
  )
  const indexes = [lithuanian, english, terms]
  const foldedTerms = synonyms.map(({ term }) => fold(term))
  const findContaining = buildNameScan(entries)

  function findByWords(query: string, words: readonly string[]): CpvSearchResult {
    const isKnown = (word: string) => indexes.some((index) => index.match(word).fits.length > 0)
    const namesFound = [
      fitTexts(lithuanian, words, isKnown),
      hasLithuanianLetters(query) ? NO_FITS : fitTexts(english, words, isKnown),
    ]
    const termsFound = fitTexts(terms, words, isKnown)
    const scores = combine(scoreNames(namesFound), scoreSynonyms(termsFound, fold(query.trim())))
    dropWeak(scores)
    // Whatever a plain "contains" would find is found too, if only at the end.
    for (const position of findContaining(fold(query.trim()))) {
      scores.set(position, Math.max(scores.get(position) ?? 0, 0.1) + 0.05)
    }
    return {
      entries: ranked(scores),
      isApproximate: scores.size > 0 && bestCoverage([...namesFound, termsFound]) < APPROXIMATE_BELOW,
    }
  }

  function scoreSynonyms(found: TextFits, typed: string): Scores {
    const scores: Scores = new Map()
    for (const [term, fit] of found) {
      // „LED“ is not „ledas“, though their stems are the same.
      const score = synonymScore(fit) * (foldedTerms[term] === typed ? SAME_TERM_FACTOR : 1)
      synonyms[term]?.prefixes.forEach((prefix, rank) => {
        const first = lowerBound(entries.length, (position) => (entries[position]?.code ?? '') < prefix)
        for (let position = first; position < entries.length; position++) {
          const { code, level } = entries[position] ?? {}
          if (!code?.startsWith(prefix) || level === undefined) break
          const depth = level - (prefix.length - 1)
          keepHigher(scores, position, score * (rankShare(rank) - depthLoss(depth)))
        }
      })
    }
    return scores
  }

  function ranked(scores: Scores): CpvEntry[] {
    return [...scores]
      .flatMap(([position, score]) => {
        const entry = entries[position]
        return entry ? [{ entry, score: score - LEVEL_LOSS * entry.level }] : []
      })
      .sort((a, b) => b.score - a.score || (a.entry.code < b.entry.code ? -1 : 1))
      .map(({ entry }) => entry)
  }

  return {
    findSimilarNames: (text) => ranked(scoreNames([fitTexts(lithuanian, keywordsOf(text), () => true)])),
    search(typed) {
      const query = typed.slice(0, MAX_QUERY_LENGTH)
      const digits = codeIn(query)
      if (digits !== null) return { entries: findByDigits(entries, digits), isApproximate: false }
      const words = keywordsOf(query).slice(0, MAX_QUERY_WORDS)
      const result = findByWords(query, words)
      if (result.entries.length > 0) return result
      return findByWords(query, words.flatMap(beginningsOf))
    },
  }
}

/** For words that nothing resembles: their shorter beginnings, down to four letters. */
function beginningsOf(word: string): string[] {
  return word.length > MIN_PREFIX_LENGTH ? [word.slice(0, Math.max(MIN_PREFIX_LENGTH, word.length - 3))] : []
}

function scoreNames(found: readonly TextFits[]): Scores {
  const scores: Scores = new Map()
  for (const fits of found) {
    for (const [position, fit] of fits) keepHigher(scores, position, nameScore(fit))
  }
  return scores
}

function rankShare(rank: number): number {
  return SYNONYM_RANKS[rank] ?? SYNONYM_RANKS.at(-1) ?? 0
}

/** Codes below the one that a synonym names come after it. */
function depthLoss(depth: number): number {
  return depth > 0 ? 0.3 + 0.04 * depth : 0
}

function keepHigher(scores: Scores, position: number, score: number): void {
  if (score > (scores.get(position) ?? 0)) scores.set(position, score)
}

/** What both ways find stands higher than what one of them finds. */
function combine(byName: Scores, bySynonym: Scores): Scores {
  const scores = new Map(byName)
  for (const [position, score] of bySynonym) {
    const other = byName.get(position) ?? 0
    scores.set(position, Math.max(score, other) + 0.3 * Math.min(score, other))
  }
  return scores
}

function keywordsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const keywords = words.filter((word) => !EMPTY_WORDS.has(word))
  return keywords.length > 0 ? keywords : words
}

/** Far below the best there is only chance: one shared beginning, one similar word. */
function dropWeak(scores: Scores): void {
  const minScore = WEAKEST_SHARE * Math.max(...scores.values())
  for (const [position, score] of scores) if (score < minScore) scores.delete(position)
}
