import { fold } from '#app/shared/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { lowerBound } from './lower-bound.ts'
import type { Synonym } from './synonyms.ts'
import { nameScore, synonymScore, type TextFits } from './text-fit.ts'

/** Position of an entry → its score, higher for better. */
export type Scores = Map<number, number>

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
  return (found, typed) => {
    const scores: Scores = new Map()
    for (const [term, fit] of found) {
      // „LED“ is not „ledas“, though their stems are the same.
      const score = synonymScore(fit) * (foldedTerms[term] === typed ? SAME_TERM_FACTOR : 1)
      synonyms[term]?.prefixes.forEach((prefix, rank) => {
        for (const [position, depth] of positionsBelow(entries, prefix)) {
          keepHigher(scores, position, score * (rankShare(rank) - depthLoss(depth)))
        }
      })
    }
    return scores
  }
}

/** Entries whose digits begin with the prefix, each with how many levels it is below the prefix's own. */
function* positionsBelow(entries: readonly CpvEntry[], prefix: string): Generator<[number, number]> {
  const first = lowerBound(entries.length, (position) => (entries[position]?.code ?? '') < prefix)
  for (let position = first; position < entries.length; position++) {
    const { code, level } = entries[position] ?? {}
    if (!code?.startsWith(prefix) || level === undefined) return
    yield [position, level - (prefix.length - 1)]
  }
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
