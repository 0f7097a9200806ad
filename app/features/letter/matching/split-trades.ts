import type { CpvSearch } from '#app/features/cpv/search/cpv-search.ts'

const JOINT = / (?:ir|bei|arba) |[+&/]/i
const WORD = /\p{L}{2}/u

/**
 * „Griovimo darbai ir šiukšlių išvežimas“ are two trades: the search knows either, but not both together. Halves of
 * different length share a word: „kelių ir gatvių remontas“, „langų plovimas ir valymas“.
 */
export function splitTrades(phrase: string, { find }: Pick<CpvSearch, 'find'>): string[] {
  const trades = phrase.split(JOINT)
  const isKnown = (text: string) => {
    const { isApproximate, isUncertain } = find(text)
    return WORD.test(text) && !isApproximate && !isUncertain
  }
  const lengths = new Set(trades.map((trade) => trade.trim().split(/\s+/).length))
  const areTwo = trades.length === 2 && lengths.size === 1
  return areTwo && !isKnown(phrase) && trades.every(isKnown) ? trades : [phrase]
}
