import { fold, mixedStems } from '#app/domain/text/words.ts'
import { keywordsOf } from './cpv-search.ts'
import { MAX_QUERY_WORDS } from './query-length.ts'

export type Mark = [start: number, end: number]

const MIN_STEM_LENGTH = 3

/** Marks words of the query in any form, also without diacritics; create it once for all texts of a response. */
export function createHighlighter(query: string): (text: string) => Mark[] {
  const keywords = keywordsOf(query)
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => ({
      folded: fold(word),
      stems: mixedStems(word).filter((stem) => stem.length >= MIN_STEM_LENGTH),
    }))
  const isMarkedByWord = new Map<string, boolean>()

  function isMarked(word: string): boolean {
    const folded = fold(word)
    const stems = mixedStems(word)
    return keywords.some(
      (keyword) => folded.startsWith(keyword.folded) || keyword.stems.some((stem) => stems.includes(stem)),
    )
  }

  return (text) =>
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
      isMarkedByWord.getOrInsertComputed(word, isMarked) ? [[index, index + word.length] satisfies Mark] : [],
    )
}
