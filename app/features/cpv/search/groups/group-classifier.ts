import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'
import { readFeatures } from './text-features.ts'

/** What was learned of each row, one row after the other; `rowStarts` says where each begins. */
export interface GroupModel {
  rowStarts: Uint32Array
  groups: Uint16Array
  weights: Int8Array
}

/** The weights of a model are multiples of it. */
export const WEIGHT_STEP = 0.15

const GROUP_DIGITS = 3

/** The beginnings of codes, in their order; that of a division is a group, too. */
export function listGroups(entries: readonly CpvEntry[]): string[] {
  return [...new Set(entries.map(({ code }) => code.slice(0, GROUP_DIGITS)))]
}

/** Returns how likely each group is to be meant; the next call overwrites it. */
export function createGroupClassifier({ rowStarts, groups, weights }: GroupModel, groupCount: number) {
  const likelihoods = new Float64Array(groupCount)
  const addRow = (row: number, weight: number) => {
    const end = rowStarts[row + 1] ?? 0
    for (let i = rowStarts[row] ?? 0; i < end; i++) {
      const group = groups[i] ?? 0
      likelihoods[group] = (likelihoods[group] ?? 0) + weight * (weights[i] ?? 0)
    }
  }
  return (words: readonly string[]): Float64Array => {
    likelihoods.fill(0)
    const length = readFeatures(words, addRow)
    softmax(likelihoods, WEIGHT_STEP / Math.max(length, 1))
    return likelihoods
  }
}

export function softmax(values: Float64Array, factor = 1): void {
  let sum = 0
  for (let i = 0; i < values.length; i++) {
    const power = Math.exp((values[i] ?? 0) * factor)
    values[i] = power
    sum += power
  }
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) / sum
}
