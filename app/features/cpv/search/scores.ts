import { fold } from '#app/shared/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { lowerBound } from './lower-bound.ts'
import type { Synonym } from './synonyms.ts'
import { nameScore, synonymScore, type TextFits } from './text-fit.ts'

/** Position of an entry → its score, higher for better. */
export type Scores = Map<number, number>

interface Range {
  first: number
  /** The first position after it. */
  end: number
}

const NO_RANGE: Range = { first: 0, end: 0 }
const SYNONYM_RANKS = [1, 0.93, 0.87, 0.82]
const LEVEL_LOSS = 0.02
const SAME_TERM_FACTOR = 1.15
const MIN_SHARE_OF_BEST = 0.3

export function scoreNames(found: readonly TextFits[]): Scores {
  const scores: Scores = new Map()
  for (const fits of found) {
    for (const [position, fit] of fits) keepHigher(scores, position, nameScore(fit))
  }
  return scores
}

/** Scores the entries that synonyms lead to, by the fit of the synonyms and what was typed, folded. */
export type ScoreSynonyms = (found: TextFits, typed: string) => Scores

export function createSynonymScoring(
  entries: readonly CpvEntry[],
  synonyms: readonly Synonym[],
): ScoreSynonyms {
  const foldedTerms = synonyms.map(({ term }) => fold(term))
  // Found once: a wide prefix has thousands of entries, and common words find hundreds of synonyms.
  const prefixes = new Set(synonyms.flatMap((synonym) => synonym.prefixes))
  const ranges: ReadonlyMap<string, Range> = new Map(
    Array.from(prefixes, (prefix) => [prefix, rangeBelow(entries, prefix)]),
  )
  const levels = Uint8Array.from(entries, ({ level }) => level)
  return (found, typed) => {
    const scores: Scores = new Map()
    for (const [term, fit] of found) {
      // „LED“ is not „ledas“, though their stems are the same.
      const score = synonymScore(fit) * (foldedTerms[term] === typed ? SAME_TERM_FACTOR : 1)
      synonyms[term]?.prefixes.forEach((prefix, rank) => {
        const { first, end } = ranges.get(prefix) ?? NO_RANGE
        for (let position = first; position < end; position++) {
          const depth = (levels[position] ?? 0) - (prefix.length - 1)
          keepHigher(scores, position, score * (rankShare(rank) - depthLoss(depth)))
        }
      })
    }
    return scores
  }
}

/** Positions of the entries whose digits begin with the prefix. */
function rangeBelow(entries: readonly CpvEntry[], prefix: string): Range {
  const first = lowerBound(entries.length, (position) => (entries[position]?.code ?? '') < prefix)
  let end = first
  while (entries[end]?.code.startsWith(prefix)) end++
  return { first, end }
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
export function combine(byName: Scores, bySynonym: Scores): Scores {
  const scores = new Map(byName)
  for (const [position, score] of bySynonym) {
    const other = byName.get(position) ?? 0
    scores.set(position, Math.max(score, other) + 0.3 * Math.min(score, other))
  }
  return scores
}

/** Far below the best there is only chance: one shared prefix, one similar word. */
export function dropWeak(scores: Scores): void {
  const minScore = MIN_SHARE_OF_BEST * Math.max(...scores.values())
  for (const [position, score] of scores) if (score < minScore) scores.delete(position)
}

/** Best first; of equals the less detailed, then the lower code. */
export function rank(scores: Scores, entries: readonly CpvEntry[]): CpvEntry[] {
  return [...scores]
    .flatMap(([position, score]) => {
      const entry = entries[position]
      return entry ? [{ entry, score: score - LEVEL_LOSS * entry.level }] : []
    })
    .sort((a, b) => b.score - a.score || (a.entry.code < b.entry.code ? -1 : 1))
    .map(({ entry }) => entry)
}
