import { fold, mixedStems, wordsOf } from '#app/shared/text/words.ts'

/** Start and end of a marked part of a text. */
export type Mark = readonly [start: number, end: number]

const MIN_STEM_LENGTH = 3

/** The words of the text that answer the query, also in other forms and without diacritics. */
export function marksIn(text: string, query: string): Mark[] {
  const queryWords = wordsOf(query).map((word) => ({ folded: fold(word), stems: mixedStems(word) }))
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = fold(word)
    const stems = mixedStems(word)
    const isMarked = queryWords.some(
      (want) =>
        folded.startsWith(want.folded) ||
        want.stems.some((stem) => stem.length >= MIN_STEM_LENGTH && stems.includes(stem)),
    )
    return isMarked ? [[index, index + word.length] as const] : []
  })
}
