import { fold } from '#app/shared/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

const BETWEEN = '\n'
const WORD = /[\p{L}\p{N}]+/gu

/**
 * A plain "contains" over all names, folded. What contains a text contains its longest word within one of its own: only
 * names with such a word are looked through. Gives positions of entries.
 */
export function buildNameScan(entries: readonly CpvEntry[]): (text: string) => Iterable<number> {
  const names = entries.map(({ LT, EN }) => fold(LT + BETWEEN + EN))
  const positionsOf = new Map<string, number[]>()
  for (const [position, name] of names.entries()) {
    for (const word of new Set(name.match(WORD))) {
      const positions = positionsOf.get(word)
      if (positions) positions.push(position)
      else positionsOf.set(word, [position])
    }
  }
  const words = BETWEEN + [...positionsOf.keys()].join(BETWEEN) + BETWEEN

  function withWordContaining(part: string): ReadonlySet<number> {
    // bounded: the positions of entries, for the time of one search
    const found = new Set<number>()
    for (let at = words.indexOf(part); at !== -1; ) {
      const end = words.indexOf(BETWEEN, at)
      const word = words.slice(words.lastIndexOf(BETWEEN, at) + 1, end)
      for (const position of positionsOf.get(word) ?? []) found.add(position)
      at = words.indexOf(part, end)
    }
    return found
  }

  return (text) => {
    const [longest] = (text.match(WORD) ?? []).sort((a, b) => b.length - a.length)
    const candidates = longest === undefined ? names.keys() : withWordContaining(longest)
    if (longest === text) return candidates
    return [...candidates].filter((position) => names[position]?.includes(text))
  }
}
