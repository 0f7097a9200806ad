import { significantDigits } from '#app/domain/cpv/cpv-code.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

const LEVEL_PENALTY = 0.02
const MIN_SHARE_OF_BEST = 0.3
/** A near result has at least this share of the best score. */
const MIN_SHARE_IN_GROUP = 0.4
const MIN_SHARE_ELSEWHERE = 0.65
const GROUP_DIGITS = 3

export type Scores = ReturnType<typeof createScores>

/** Keeps scores of entries by position, higher is better. They are allocated once and cleared after each query. */
export function createScores(entryCount: number) {
  const scores = new Float64Array(entryCount)
  let found: number[] = []
  return {
    of: (position: number) => scores[position] ?? 0,
    raise(position: number, score: number): void {
      const earlier = scores[position] ?? 0
      if (score <= earlier) return
      if (earlier === 0) found.push(position)
      scores[position] = score
    },
    /** A factor of 0 removes an entry. */
    scale(factorOf: (position: number, score: number) => number): void {
      for (const position of found) {
        const score = scores[position] ?? 0
        scores[position] = score * factorOf(position, score)
      }
      found = found.filter((position) => scores[position] !== 0)
    },
    found: (): readonly number[] => found,
    best(): number {
      let best = 0
      for (const position of found) best = Math.max(best, scores[position] ?? 0)
      return best
    },
    clear(): void {
      for (const position of found) scores[position] = 0
      found = []
    },
  }
}

/** An entry found both ways ranks above one found in one way. */
export function combine(scores: Scores, others: Scores): void {
  for (const position of others.found()) {
    const score = scores.of(position)
    const other = others.of(position)
    scores.raise(position, Math.max(score, other) + 0.3 * Math.min(score, other))
  }
}

/** Far below the best there are only chance matches: one shared prefix, one similar word. */
export function dropWeak(scores: Scores): void {
  const best = scores.best()
  scores.scale((_, score) => (score < MIN_SHARE_OF_BEST * best ? 0 : 1))
}

export interface RankedEntries {
  entries: CpvEntry[]
  /** Tells whether the entry at this index is not far below the best; codes of the best one’s group may be further below. */
  isNear: (index: number) => boolean
}

/** The best comes first; of equals the less detailed, then the lower code. */
export function rank(scores: Scores, entries: readonly CpvEntry[]): RankedEntries {
  const ranked = scores
    .found()
    .flatMap((position) => {
      const entry = entries[position]
      return entry ? [{ entry, position, score: scores.of(position) - LEVEL_PENALTY * entry.level }] : []
    })
    .sort((a, b) => b.score - a.score || a.position - b.position)
  const [best] = ranked
  const group = best ? significantDigits(best.entry.code).slice(0, GROUP_DIGITS) : ''
  const isNear = (index: number) => {
    const { entry, score = 0 } = ranked[index] ?? {}
    const share = entry?.code.startsWith(group) ? MIN_SHARE_IN_GROUP : MIN_SHARE_ELSEWHERE
    return score >= share * (best?.score ?? 0)
  }
  return { entries: ranked.map(({ entry }) => entry), isNear }
}
