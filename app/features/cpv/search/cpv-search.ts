import { digitsOf } from '#app/shared/cpv/cpv-code.ts'
import type { CpvEntry } from '../cpv-entry.ts'
import type { CpvTree } from '../cpv-tree.ts'
import type { Synonym } from './synonyms.ts'
import { EMPTY_WORDS, isCommonWord } from './weak-words.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'
import { englishStems, fold, hasLithuanianLetters, lithuanianStems, mixedStems, wordsOf } from './words.ts'

export interface CpvSearchResult {
  /** Best first. */
  entries: CpvEntry[]
  /** Nothing has all the words; these have some of them. */
  isApproximate: boolean
}

export interface CpvSearch {
  search(query: string): CpvSearchResult
}

/** How well a text answers the query: by the share of the query found in it, and of it in the query. */
interface TextFit {
  coverage: number
  exactness: number
}

const SYNONYM_RANKS = [1, 0.93, 0.87, 0.82]
const APPROXIMATE_BELOW = 0.75
const LEAST_COVERAGE = 0.3

/** Search by codes, by names in both languages and by the words of suppliers. */
export function buildCpvSearch(tree: CpvTree, synonyms: readonly Synonym[]): CpvSearch {
  const { entries } = tree
  const lithuanian = buildWordIndex(
    entries.map(({ LT }) => LT),
    lithuanianStems,
    isCommonWord,
  )
  const english = buildWordIndex(
    entries.map(({ EN }) => EN),
    englishStems,
    isCommonWord,
  )
  const terms = buildWordIndex(
    synonyms.map(({ term }) => term),
    mixedStems,
    isCommonWord,
  )
  const positions = positionsByPrefix(entries)
  const folded = entries.map(({ LT, EN }) => fold(`${LT}\n${EN}`))

  return {
    search(query) {
      const digits = codeIn(query)
      if (digits !== null) return { entries: findByDigits(entries, digits), isApproximate: false }
      const words = tellingWords(query)
      const byName = new Map<number, number>()
      const bySynonym = new Map<number, number>()
      let best = 0
      const collect = (position: number, fit: TextFit, factor: number) => {
        best = Math.max(best, fit.coverage)
        keepHigher(byName, position, factor * nameScore(fit))
      }
      for (const [position, fit] of fitTexts(lithuanian, words)) collect(position, fit, 1)
      if (!hasLithuanianLetters(query)) {
        for (const [position, fit] of fitTexts(english, words)) collect(position, fit, 0.92)
      }
      for (const [term, fit] of fitTexts(terms, words)) {
        best = Math.max(best, fit.coverage * fit.exactness)
        const score = synonymScore(fit)
        synonyms[term]?.prefixes.forEach((prefix, rank) => {
          for (const position of positions.get(prefix) ?? []) {
            const depth = (entries[position]?.level ?? 1) - (prefix.length - 1)
            const share = (SYNONYM_RANKS[rank] ?? 0.8) - (depth > 0 ? 0.2 + 0.04 * depth : 0)
            keepHigher(bySynonym, position, score * share)
          }
        })
      }
      const scores = combine(byName, bySynonym)
      addPlainMatches(scores, folded, fold(query.trim()))
      const ranked = [...scores]
        .map(([position, score]) => ({ position, score: score - 0.004 * (entries[position]?.level ?? 0) }))
        .sort((a, b) => b.score - a.score || a.position - b.position)
      return {
        entries: ranked.flatMap(({ position }) => entries[position] ?? []),
        isApproximate: ranked.length > 0 && best < APPROXIMATE_BELOW,
      }
    },
  }
}

function keepHigher(scores: Map<number, number>, position: number, score: number): void {
  if (score > (scores.get(position) ?? 0)) scores.set(position, score)
}

/** What both ways find stands higher than what one of them finds. */
function combine(byName: ReadonlyMap<number, number>, bySynonym: ReadonlyMap<number, number>) {
  const scores = new Map(byName)
  for (const [position, score] of bySynonym) {
    const other = byName.get(position) ?? 0
    scores.set(position, Math.max(score, other) + 0.3 * Math.min(score, other))
  }
  return scores
}

/** The digits of a query that is a code, perhaps with words around it („BVPŽ 39112000“). */
function codeIn(query: string): string | null {
  const whole = digitsOf(query)
  if (whole !== null) return whole === '' ? null : whole
  const code = query.match(/(?<!\d)\d{8}(?:[\s-]*\d)?(?!\d)/)
  return code ? digitsOf(code[0]) : null
}

/** Codes that begin with the digits; for a whole code with a wrong check digit, the code itself. */
function findByDigits(entries: readonly CpvEntry[], digits: string): CpvEntry[] {
  const found = entries.filter(({ code }) => code.replace('-', '').startsWith(digits))
  if (found.length > 0 || digits.length < 8) return found
  return entries.filter(({ code }) => code.startsWith(digits.slice(0, 8)))
}

function tellingWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

/** Every text that has enough of the words, with its fit; words that no text has do not count. */
function fitTexts(index: WordIndex, words: readonly string[]): Map<number, TextFit> {
  const parts = new Map<number, number>()
  let whole = 0
  for (const { fits, weight } of words.map(index.match)) {
    if (fits.size > 0) whole += weight
    for (const [text, fit] of fits) parts.set(text, (parts.get(text) ?? 0) + weight * fit)
  }
  const found = new Map<number, TextFit>()
  for (const [text, part] of parts) {
    const coverage = part / whole
    if (coverage < LEAST_COVERAGE) continue
    found.set(text, { coverage, exactness: Math.min(1, part / index.textWeight(text)) })
  }
  return found
}

function nameScore({ coverage, exactness }: TextFit): number {
  return coverage ** 2 * (0.6 + 0.4 * exactness)
}

function synonymScore({ coverage, exactness }: TextFit): number {
  return 1.25 * coverage ** 2 * exactness
}

/** Whatever a plain "contains" would find is found too, if only at the end. */
function addPlainMatches(scores: Map<number, number>, folded: readonly string[], text: string): void {
  folded.forEach((names, position) => {
    if (names.includes(text)) scores.set(position, Math.max(scores.get(position) ?? 0, 0.1) + 0.05)
  })
}

/** Positions of the entries below each prefix, the prefix's own code first. */
function positionsByPrefix(entries: readonly CpvEntry[]): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>()
  entries.forEach(({ code }, position) => {
    for (let length = 2; length <= 8; length++) {
      const prefix = code.slice(0, length)
      const list = positions.get(prefix)
      if (list) list.push(position)
      else positions.set(prefix, [position])
    }
  })
  return positions
}
