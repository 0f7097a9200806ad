import { fold } from '#app/domain/text/words.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'
import { branchOf } from '../branch-of.ts'
import type { Scores } from '../scores.ts'
import { type Relevance, synonymScore } from '../words/relevance.ts'
import type { Synonym } from './synonyms.ts'

const RANK_FACTORS = [1, 0.93, 0.87]
const LAST_RANK_FACTOR = 0.82
const SAME_PHRASE_FACTOR = 1.5

export function createSynonymScorer(entries: readonly CpvEntry[], synonyms: readonly Synonym[]) {
  const levels = Uint8Array.from(entries, ({ level }) => level)
  const foldedPhrases = synonyms.map(({ phrase }) => fold(phrase))
  // These are computed once: a short prefix has thousands of entries, and common words find hundreds of synonyms.
  const prefixes = new Set(synonyms.flatMap((synonym) => synonym.prefixes))
  const branches = new Map(Array.from(prefixes, (prefix) => [prefix, branchOf(entries, prefix)]))
  const branchesOf = synonyms.map((synonym) =>
    synonym.prefixes.flatMap((prefix) => branches.get(prefix) ?? []),
  )
  return (scores: Scores, synonym: number, relevance: Relevance, typed: string): void => {
    // „LED“ is not „ledas“, though their stems are the same.
    const score = synonymScore(relevance) * (foldedPhrases[synonym] === typed ? SAME_PHRASE_FACTOR : 1)
    branchesOf[synonym]?.forEach(({ first, end, level }, rank) => {
      const factor = RANK_FACTORS[rank] ?? LAST_RANK_FACTOR
      for (let position = first; position < end; position++) {
        const depth = (levels[position] ?? 0) - level
        scores.raise(position, score * (factor - (position > first ? 0.3 + 0.04 * depth : 0)))
      }
    })
  }
}
