import type { SearchPhrase, TitleWords } from './title-phrases.ts'

/** More missing words than this do not matter. */
export const MAX_MISSING = 7

export interface TitleCoverage {
  /** The title says what was typed, and nothing else. */
  isSame: boolean
  /** It counts the words of the best fitting phrase that are not in the title. */
  missing: number
  hasTypedWord: boolean
}

const NOTHING_TYPED: TitleCoverage = { isSame: false, missing: 0, hasTypedWord: false }

export function createCoverageReader(typedPhrases: readonly SearchPhrase[]) {
  const phrases = typedPhrases.filter(({ length }) => length > 0)
  const typedStems = new Set(phrases.flat(2))
  return (title: TitleWords): TitleCoverage => {
    if (phrases.length === 0) return NOTHING_TYPED
    let missing = MAX_MISSING
    let hasTypedWord = false
    for (const phrase of phrases) {
      const absent = phrase.filter((stems) => !stems.some((stem) => title.keywords.has(stem))).length
      if (absent < missing) missing = absent
      if (absent < phrase.length) hasTypedWord = true
    }
    return { isSame: missing === 0 && wordsWithoutStems(title, typedStems) === 0, missing, hasTypedWord }
  }
}

function wordsWithoutStems({ keywords }: TitleWords, stems: ReadonlySet<string>): number {
  const typed = new Set([...keywords].flatMap(([stem, word]) => (stems.has(stem) ? [word] : [])))
  return new Set(keywords.values()).difference(typed).size
}
