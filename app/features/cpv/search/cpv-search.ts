import { digitsOf } from '#app/shared/cpv/cpv-code.ts'
import type { CpvEntry } from '../cpv-entry.ts'
import type { CpvTree } from '../cpv-tree.ts'
import type { Synonym } from './synonyms.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'
import { fold, wordsOf } from './words.ts'

export const SHORTEST_QUERY = 2

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

/** Words that tell nothing about a trade. */
const EMPTY_WORDS = new Set(
  'ir su bei arba į iš prie dėl už for and of the with viešasis viešieji pirkimas pirkimai pirkimo pirkimų'.split(
    ' ',
  ),
)

const SYNONYM_RANKS = [1, 0.93, 0.87, 0.82]
const APPROXIMATE_BELOW = 0.8
const LEAST_COVERAGE = 0.34

/** Search by codes, by names in both languages and by the words of suppliers. */
export function buildCpvSearch(tree: CpvTree, synonyms: readonly Synonym[]): CpvSearch {
  const { entries } = tree
  const names = buildWordIndex(entries.flatMap(({ LT, EN }) => [LT, EN]))
  const terms = buildWordIndex(synonyms.map(({ term }) => term))
  const positions = positionsByPrefix(entries)
  const folded = entries.map(({ LT, EN }) => ({ LT: fold(LT), EN: fold(EN) }))

  return {
    search(query) {
      const digits = digitsOf(query)
      if (digits !== null) return { entries: findByDigits(entries, digits), isApproximate: false }
      const words = tellingWords(query)
      const scores = new Map<number, number>()
      let bestCoverage = 0
      const keep = (position: number, score: number) => {
        if (score > (scores.get(position) ?? 0)) scores.set(position, score)
      }
      for (const [text, fit] of fitTexts(names, words)) {
        bestCoverage = Math.max(bestCoverage, fit.coverage)
        keep(Math.floor(text / 2), nameScore(fit))
      }
      const bySynonym = new Map<number, number>()
      for (const [term, fit] of fitTexts(terms, words)) {
        const score = synonymScore(fit)
        bestCoverage = Math.max(bestCoverage, fit.coverage * fit.exactness)
        synonyms[term]?.prefixes.forEach((prefix, rank) => {
          for (const position of positions.get(prefix) ?? []) {
            const depth = (entries[position]?.level ?? 1) - (prefix.length - 1)
            const value = score * ((SYNONYM_RANKS[rank] ?? 0.8) - (depth > 0 ? 0.25 + 0.03 * depth : 0))
            if (value > (bySynonym.get(position) ?? 0)) bySynonym.set(position, value)
          }
        })
      }
      for (const [position, score] of bySynonym) {
        const other = scores.get(position) ?? 0
        scores.set(position, Math.max(score, other) + 0.3 * Math.min(score, other))
      }
      addPlainMatches(scores, folded, fold(query.trim()))
      const ranked = [...scores]
        .map(([position, score]) => ({ position, score: score - 0.004 * (entries[position]?.level ?? 0) }))
        .sort((a, b) => b.score - a.score || a.position - b.position)
      return {
        entries: ranked.flatMap(({ position }) => entries[position] ?? []),
        isApproximate: ranked.length > 0 && bestCoverage < APPROXIMATE_BELOW,
      }
    },
  }
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

/** Every text that has at least some of the words, with its fit. */
function fitTexts(index: WordIndex, words: readonly string[]): Map<number, TextFit> {
  const found = new Map<number, number>()
  let whole = 0
  for (const word of words) {
    const weight = index.weightOf(word)
    whole += weight
    for (const [text, fit] of index.match(word)) found.set(text, (found.get(text) ?? 0) + weight * fit)
  }
  const fits = new Map<number, TextFit>()
  for (const [text, part] of found) {
    const coverage = part / whole
    if (coverage < LEAST_COVERAGE) continue
    fits.set(text, { coverage, exactness: Math.min(1, part / index.textWeight(text)) })
  }
  return fits
}

function nameScore({ coverage, exactness }: TextFit): number {
  return coverage ** 2 * (0.6 + 0.4 * exactness)
}

function synonymScore({ coverage, exactness }: TextFit): number {
  return 1.25 * coverage ** 2 * exactness
}

/** Whatever a plain "contains" would find is found too, if only at the end. */
function addPlainMatches(
  scores: Map<number, number>,
  folded: readonly { LT: string; EN: string }[],
  text: string,
): void {
  folded.forEach(({ LT, EN }, position) => {
    if (LT.includes(text) || EN.includes(text)) {
      scores.set(position, Math.max(scores.get(position) ?? 0, 0.1) + 0.05)
    }
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
