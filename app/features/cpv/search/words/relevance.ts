import type { WordIndex } from './word-index.ts'

export interface Relevance {
  /** It is the share of the query that the text covers. */
  coverage: number
  exactness: number
}

const MIN_COVERAGE = 0.25
const MISSING_WEIGHT = 0.8
/** The dative plural says for whom something is („trąšos ūkininkams“), which matters less than what it is. */
const BENEFICIARY = /(?:am|om|ėm|im|um)s$/
const BENEFICIARY_FACTOR = 0.4

export function createRelevanceScorer(index: WordIndex) {
  // All queries reuse it; between them it is all zero.
  const matchedWeights = new Float64Array(index.textCount)

  function addMatches(words: readonly string[], isIndexed: (word: string) => boolean) {
    const matchedTexts: number[] = []
    let totalWeight = 0
    for (const word of words) {
      const { texts, similarities, weight: rarity } = index.match(word)
      const factor = words.length > 1 && BENEFICIARY.test(word) ? BENEFICIARY_FACTOR : 1
      const weight = factor * rarity
      if (texts.length > 0) totalWeight += weight
      else if (isIndexed(word)) totalWeight += factor * MISSING_WEIGHT
      for (let i = 0; i < texts.length; i++) {
        const text = texts[i] ?? 0
        const earlier = matchedWeights[text] ?? 0
        if (earlier === 0) matchedTexts.push(text)
        matchedWeights[text] = earlier + weight * (similarities[i] ?? 0)
      }
    }
    return { matchedTexts, totalWeight }
  }

  /**
   * Calls `onMatch` for texts that cover enough, and returns the largest share of the query that one text covers. A word
   * that any index has counts as missing here, any other not at all.
   */
  return (
    words: readonly string[],
    isIndexed: (word: string) => boolean,
    onMatch: (text: number, relevance: Relevance) => void,
  ): number => {
    const { matchedTexts, totalWeight } = addMatches(words, isIndexed)
    const relevance = { coverage: 0, exactness: 0 }
    let mostCovered = 0
    for (const text of matchedTexts) {
      const matchedWeight = matchedWeights[text] ?? 0
      matchedWeights[text] = 0
      relevance.coverage = Math.min(1, matchedWeight / totalWeight)
      if (relevance.coverage < MIN_COVERAGE) continue
      relevance.exactness = Math.min(1, matchedWeight / index.textWeight(text))
      mostCovered = Math.max(mostCovered, relevance.coverage)
      onMatch(text, relevance)
    }
    return mostCovered
  }
}

export function nameScore({ coverage, exactness }: Relevance): number {
  return coverage ** 2 * (0.6 + 0.4 * exactness)
}

export function synonymScore({ coverage, exactness }: Relevance): number {
  return 1.25 * coverage ** 2 * exactness
}
