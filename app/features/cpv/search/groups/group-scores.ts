import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'
import { branchOf } from '../branch-of.ts'
import type { IntentFactor } from '../query-intent.ts'
import type { Scores } from '../scores.ts'
import { createGroupClassifier, type GroupModel, listGroups } from './group-classifier.ts'

/** A synonym of the whole query has up to 1.9, a chance match 0.2. */
const GROUP_WEIGHT = 0.75
/** A group of which nothing was found enters with its broadest code, when it is that likely. */
const MIN_LIKELIHOOD = 0.1

/** Adds how likely the group of each entry is to be meant, times the factor of its broadest code: much less for those below its best, so that they do not fill the list. */
export function createGroupScorer(entries: readonly CpvEntry[], model: GroupModel) {
  const groups = new Uint16Array(entries.length)
  const heads = listGroups(entries).map((digits, group) => {
    const { first, end } = branchOf(entries, digits)
    groups.fill(group, first, end)
    return first
  })
  const bests = new Float64Array(heads.length)
  const classify = createGroupClassifier(model, heads.length)
  const groupAt = (position: number) => groups[position] ?? 0

  return (scores: Scores, words: readonly string[], factorOf: IntentFactor): void => {
    const likelihoods = classify(words)
    if (factorOf) {
      for (const [group, head] of heads.entries())
        likelihoods[group] = (likelihoods[group] ?? 0) * factorOf(entries[head])
    }
    bests.fill(0)
    for (const position of scores.found()) {
      bests[groupAt(position)] = Math.max(bests[groupAt(position)] ?? 0, scores.of(position))
    }
    scores.scale((position, score) => {
      const group = groupAt(position)
      const share = score / (bests[group] ?? 1)
      return 1 + (GROUP_WEIGHT * (likelihoods[group] ?? 0) * share * share * share) / score
    })
    for (const [group, head] of heads.entries()) {
      const likelihood = likelihoods[group] ?? 0
      if (likelihood >= MIN_LIKELIHOOD && bests[group] === 0) scores.raise(head, GROUP_WEIGHT * likelihood)
    }
  }
}
