import type { WordIndex } from './word-index.ts'

/** How well a text matches the query: the share of the query that it covers, and of itself that the query covers. */
export interface TextFit {
  coverage: number
  exactness: number
}

/** Position of a text → its fit. */
export type TextFits = ReadonlyMap<number, TextFit>

const MIN_COVERAGE = 0.25
const MISSING_WEIGHT = 0.8

/**
 * Every text with enough of the words, and its fit. A word that is only in the other indexes counts as missing
 * here; a word that is in none does not count.
 */
export function fitTexts(
  index: WordIndex,
  words: readonly string[],
  isIndexed: (word: string) => boolean,
): TextFits {
  const parts = new Map<number, number>()
  let whole = 0
  for (const word of words) {
    const { texts, fits, weight } = index.match(word)
    if (fits.length > 0) whole += weight
    else if (isIndexed(word)) whole += MISSING_WEIGHT
    texts.forEach((text, i) => {
      parts.set(text, (parts.get(text) ?? 0) + weight * (fits[i] ?? 0))
    })
  }
  const fitsByText = new Map<number, TextFit>()
  for (const [text, part] of parts) {
    const coverage = part / whole
    if (coverage < MIN_COVERAGE) continue
    fitsByText.set(text, { coverage, exactness: Math.min(1, part / index.textWeight(text)) })
  }
  return fitsByText
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
