import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { CpvEntry } from './cpv-entry.ts'

export type CpvTree = ReturnType<typeof buildCpvTree>

export function buildCpvTree(entries: readonly CpvEntry[]) {
  const byCode: ReadonlyMap<CpvCode, CpvEntry> = new Map(entries.map((entry) => [entry.code, entry]))
  const byParent = Map.groupBy(entries, (entry) => entry.parent_code)
  const byLevel = Map.groupBy(entries, (entry) => entry.level)
  const find = (code: CpvCode): CpvEntry | null => byCode.get(code) ?? null
  const listLevel = (level: number): readonly CpvEntry[] => byLevel.get(level) ?? []
  const listChildren = (code: CpvCode): readonly CpvEntry[] => byParent.get(code) ?? []

  function countBelow(code: CpvCode): number {
    return listChildren(code).reduce((sum, child) => sum + 1 + countBelow(child.code), 0)
  }

  /** Lists the entries from the division down to the entry itself. */
  function pathOf(entry: CpvEntry): CpvEntry[] {
    const parent = entry.parent_code === null ? null : find(entry.parent_code)
    return parent === null ? [entry] : [...pathOf(parent), entry]
  }

  return { entries, find, listLevel, listChildren, countBelow, pathOf }
}
