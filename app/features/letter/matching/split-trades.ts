import type { CpvSearch } from '#app/features/cpv/search/cpv-search.ts'

const JOINT = / (?:ir|bei|arba) |[+&/]/i
const WORD = /\p{L}{2}/u

/** „Griovimo darbai ir šiukšlių išvežimas“ are two trades: the search knows either, but not both together. */
export function splitTrades(phrase: string, { find }: Pick<CpvSearch, 'find'>): string[] {
  const trades = phrase.split(JOINT)
  const isKnown = (text: string) => {
    const { isApproximate, isUncertain } = find(text)
    return WORD.test(text) && !isApproximate && !isUncertain
  }
  return trades.length === 2 && !isKnown(phrase) && trades.every(isKnown) ? trades : [phrase]
}
