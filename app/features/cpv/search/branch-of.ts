import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { lowerBound } from './words/lower-bound.ts'

/** Where the codes that begin with these digits are: a code and all below it. */
export function branchOf(entries: readonly CpvEntry[], prefix: string) {
  const first = lowerBound(entries.length, (position) => (entries[position]?.code ?? '') < prefix)
  let end = first
  while (entries[end]?.code.startsWith(prefix)) end++
  return { first, end, level: prefix.length - 1 }
}
