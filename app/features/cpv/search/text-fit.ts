import type { WordIndex } from './word-index.ts'

/** How well a text matches the query. */
export interface TextFit {
  /** The share of the query that it covers, or of as much of it as is enough. */
  coverage: number
  /** The share of the whole query. */
  wholeCoverage: number
  /** The share of itself that the query covers. */
  exactness: number
}

/** Position of a text → its fit. */
export type TextFits = ReadonlyMap<number, TextFit>

const MIN_COVERAGE = 0.25
/** Of a title, one word is found in thousands of texts. */
const MIN_COVERAGE_OF_TITLE = 0.4
const MISSING_WEIGHT = 0.8

/**
 * Every text with enough of the words, and its fit. A word that is only in the other indexes counts as missing here; a
 * word that is in none does not count. `enough`, for titles, is the weight of words that counts as all of them.
 */
export function fitTexts(
  index: WordIndex,
  words: readonly string[],
  isIndexed: (word: string) => boolean,
  enough?: number,
): TextFits {
  const minCoverage = enough === undefined ? MIN_COVERAGE : MIN_COVERAGE_OF_TITLE
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
    const coverage = Math.min(1, part / Math.min(whole, enough ?? whole))
    if (coverage < minCoverage) continue
    const exactness = Math.min(1, part / index.textWeight(text))
    fitsByText.set(text, { coverage, wholeCoverage: part / whole, exactness })
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
    for (const { wholeCoverage } of fits.values()) best = Math.max(best, wholeCoverage)
  }
  return best
}
