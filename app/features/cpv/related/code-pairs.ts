import { type CpvCode, formatCpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../vocabulary/cpv-tree.ts'

/** Codes that stand together, by the number of notices or a weight that stands for it. */
export interface CodeSet {
  codes: readonly CpvCode[]
  weight: number
}

const OWN_WEIGHT = 5
const ABOVE_WEIGHT = 0.5
const BRANCH_WEIGHT = 0.5
const DIVISION_DIGITS = 2
const GROUP_DIGITS = 3

/** Each further notice with the same two codes says less than the one before. */
export function buildCodePairs(tree: CpvTree, sets: readonly CodeSet[]) {
  const strengths = new Map<string, Map<CpvCode, number>>()
  for (const { codes, weight } of sets) {
    for (const code of codes) {
      for (const key of [code, code.slice(0, GROUP_DIGITS), code.slice(0, DIVISION_DIGITS)]) {
        const others = strengths.getOrInsertComputed(key, () => new Map<CpvCode, number>())
        for (const other of codes) if (other !== code) others.set(other, (others.get(other) ?? 0) + weight)
      }
    }
  }
  for (const others of strengths.values()) {
    for (const [other, count] of others) others.set(other, Math.log1p(count))
  }

  return {
    /** Tells how well other codes go together with this one. */
    scoreOthers(entry: CpvEntry): Map<CpvCode, number> {
      const scores = new Map<CpvCode, number>()
      const add = (key: string, weight: number) => {
        for (const [other, strength] of strengths.get(key) ?? []) {
          scores.set(other, (scores.get(other) ?? 0) + weight * strength)
        }
      }
      const above = tree.pathOf(entry).slice(0, -1)
      add(entry.code, OWN_WEIGHT)
      for (const { code } of above) add(code, ABOVE_WEIGHT)
      add(entry.code.slice(0, entry.level === 1 ? DIVISION_DIGITS : GROUP_DIGITS), BRANCH_WEIGHT)
      return scores
    },
    strengthInGroup: (code: CpvCode, other: CpvCode) =>
      strengths.get(code.slice(0, GROUP_DIGITS))?.get(other) ?? 0,
  }
}

/** The columns are a code, another one, and the number of notices with both. */
export function parseCodePairs(table: string): CodeSet[] {
  const rows = table.trim().split('\n').slice(1)
  return rows.map((row) => {
    const [code = '', other = '', notices] = row.split('\t')
    return { codes: [formatCpvCode(code), formatCpvCode(other)], weight: Number(notices) }
  })
}
