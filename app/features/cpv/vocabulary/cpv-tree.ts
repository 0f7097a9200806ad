import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { CpvEntry } from './cpv-entry.ts'

/** The vocabulary as a tree, in memory; lists are ordered by code. */
export interface CpvTree {
  entries: readonly CpvEntry[]
  find(code: CpvCode): CpvEntry | null
  listLevel(level: number): readonly CpvEntry[]
  listChildren(code: CpvCode): readonly CpvEntry[]
  /** All codes below, on every level. */
  countBelow(code: CpvCode): number
  /** From the division down to the entry itself. */
  pathOf(entry: CpvEntry): CpvEntry[]
}

export function buildCpvTree(entries: readonly CpvEntry[]): CpvTree {
  const byCode: ReadonlyMap<CpvCode, CpvEntry> = new Map(entries.map((entry) => [entry.code, entry]))
  const byParent = Map.groupBy(entries, (entry) => entry.parent_code)
  const byLevel = Map.groupBy(entries, (entry) => entry.level)
  const find = (code: CpvCode) => byCode.get(code) ?? null

  return {
    entries,
    find,
    listLevel: (level) => byLevel.get(level) ?? [],
    listChildren: (code) => byParent.get(code) ?? [],
    countBelow(code) {
      return this.listChildren(code).reduce((sum, child) => sum + 1 + this.countBelow(child.code), 0)
    },
    pathOf(entry) {
      const parent = entry.parent_code === null ? null : find(entry.parent_code)
      return parent === null ? [entry] : [...this.pathOf(parent), entry]
    },
  }
}
