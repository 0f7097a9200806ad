import { groupByKeys } from '#app/domain/data/group-by-keys.ts'
import { fold } from '#app/domain/text/words.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'

const SEPARATOR = '\n'
const WORD = /[\p{L}\p{N}]+/gu

/** Finds positions of entries whose folded names contain a text, by looking only at names with its longest word. */
export function buildSubstringIndex(entries: readonly CpvEntry[]): (text: string) => Iterable<number> {
  const names = entries.map(({ LT, EN }) => fold(LT + SEPARATOR + EN))
  const positionsByWord = groupByKeys(names.keys(), (position) => names[position]?.match(WORD) ?? [])
  const wordsByBigram = groupByKeys(positionsByWord.keys(), bigramsOf)

  /** Looks only at words with the rarest bigram of the part. */
  function wordsContaining(part: string): string[] {
    const lists = [...bigramsOf(part)].map((bigram) => wordsByBigram.get(bigram) ?? [])
    const [shortest] = lists.sort((a, b) => a.length - b.length)
    const candidates = shortest ?? [...positionsByWord.keys()]
    return candidates.filter((word) => word.includes(part))
  }

  return (text) => {
    const [longest] = (text.match(WORD) ?? []).sort((a, b) => b.length - a.length)
    const candidates =
      longest === undefined
        ? names.keys()
        : new Set(wordsContaining(longest).flatMap((word) => positionsByWord.get(word) ?? []))
    if (longest === text) return candidates
    return [...candidates].filter((position) => names[position]?.includes(text))
  }
}

function bigramsOf(word: string): ReadonlySet<string> {
  const bigrams = new Set<string>()
  for (let i = 0; i + 2 <= word.length; i++) bigrams.add(word.slice(i, i + 2))
  return bigrams
}
