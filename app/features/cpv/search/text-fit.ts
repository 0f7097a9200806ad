import type { WordIndex } from './word-index.ts'

/** How well a text answers the query: by the share of the query found in it, and of it in the query. */
export interface TextFit {
  coverage: number
  exactness: number
}

/** Position of a text → its fit. */
export type TextFits = ReadonlyMap<number, TextFit>

const MIN_COVERAGE = 0.25
const MISSING_WEIGHT = 0.8

/**
 * Every text that has enough of the words, with its fit. A word that only the other indexes know counts
 * as missing here; a word that none knows does not count.
 */
export function fitTexts(
  index: WordIndex,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): TextFits {
  const parts = new Map<number, number>()
  let whole = 0
  for (const word of words) {
    const { texts, fits, weight } = index.match(word)
    if (fits.length > 0) whole += weight
    else if (isKnown(word)) whole += MISSING_WEIGHT
    texts.forEach((text, i) => {
      parts.set(text, (parts.get(text) ?? 0) + weight * (fits[i] ?? 0))
    })
  }
  const found = new Map<number, TextFit>()
  for (const [text, part] of parts) {
    const coverage = part / whole
    if (coverage < MIN_COVERAGE) continue
    found.set(text, { coverage, exactness: Math.min(1, part / index.textWeight(text)) })
  }
  return found
}

export function nameScore({ coverage, exactness }: TextFit): number {
  return coverage ** 2 * (0.6 + 0.4 * exactness)
}

export function synonymScore({ coverage, exactness }: TextFit): number {
  return 1.25 * coverage ** 2 * exactness
}

export function bestCoverage(found: readonly TextFits[]): number {
  let best = 0
  for (const fits of found) {
    for (const { coverage } of fits.values()) best = Math.max(best, coverage)
  }
  return best
}
