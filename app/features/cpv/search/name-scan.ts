import { fold } from '#app/shared/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

const BETWEEN_NAMES = '\n'
const BETWEEN_ENTRIES = '\0'

/** A plain "contains" over all names, folded: one search through one long text. Gives positions of entries. */
export function buildNameScan(entries: readonly CpvEntry[]): (text: string) => Generator<number> {
  const names = entries.map(({ LT, EN }) => fold(LT + BETWEEN_NAMES + EN) + BETWEEN_ENTRIES)
  const all = names.join('')
  const ends = new Uint32Array(names.length)
  names.forEach((name, position) => {
    ends[position] = (ends[position - 1] ?? 0) + name.length
  })

  return function* findContaining(text) {
    let from = 0
    for (let position = 0; position < ends.length; position++) {
      const found = all.indexOf(text, from)
      if (found === -1) return
      while ((ends[position] ?? 0) <= found) position++
      yield position
      from = ends[position] ?? 0
    }
  }
}
