import { groupByKeys } from '#app/shared/group-by-keys.ts'
import { fold } from '#app/shared/text/words.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'

const BETWEEN = '\n'
const WORD = /[\p{L}\p{N}]+/gu

/**
 * A plain "contains" over all names, folded. What contains a text contains its longest word within one of its own: only
 * names with such a word are looked through. Gives positions of entries.
 */
export function buildNameScan(entries: readonly CpvEntry[]): (text: string) => Iterable<number> {
  const names = entries.map(({ LT, EN }) => fold(LT + BETWEEN + EN))
  const positionsOf = groupByKeys(names.keys(), (position) => names[position]?.match(WORD) ?? [])
  const wordsWithPair = groupByKeys(positionsOf.keys(), pairsOf)

  /** Only words with the rarest of its pairs of letters can contain the part. */
  function wordsContaining(part: string): string[] {
    const lists = [...pairsOf(part)].map((pair) => wordsWithPair.get(pair) ?? [])
    const [shortest] = lists.sort((a, b) => a.length - b.length)
    const candidates = shortest ?? [...positionsOf.keys()]
    return candidates.filter((word) => word.includes(part))
  }

  return (text) => {
    const [longest] = (text.match(WORD) ?? []).sort((a, b) => b.length - a.length)
    const candidates =
      longest === undefined
        ? names.keys()
        : new Set(wordsContaining(longest).flatMap((word) => positionsOf.get(word) ?? []))
    if (longest === text) return candidates
    return [...candidates].filter((position) => names[position]?.includes(text))
  }
}

function pairsOf(word: string): ReadonlySet<string> {
  // bounded: by the letters of a word
  const pairs = new Set<string>()
  for (let i = 0; i + 2 <= word.length; i++) pairs.add(word.slice(i, i + 2))
  return pairs
}
