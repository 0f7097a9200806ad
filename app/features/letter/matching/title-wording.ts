import type { SearchTerm, TitleWords } from './title-terms.ts'

/** More missing words than this do not matter. */
export const MAX_STEPS = 8

export interface Wording {
  /** The title says what was typed, and nothing else. */
  isSame: boolean
  /** How many words of the phrase that fits best are not in the title. */
  missing: number
  /** Whether a word of any phrase is in the title. */
  saysAny: boolean
}

const NOTHING_TYPED: Wording = { isSame: false, missing: 0, saysAny: false }

/** How much of the typed phrases a title says. */
export function createWordingReader(typedTerms: readonly SearchTerm[]): (title: TitleWords) => Wording {
  const terms = typedTerms.filter(({ length }) => length > 0)
  const typedStems = new Set(terms.flat(2))
  return (title) => {
    if (terms.length === 0) return NOTHING_TYPED
    let missing = MAX_STEPS - 1
    let saysAny = false
    for (const term of terms) {
      const absent = term.filter((stems) => !stems.some((stem) => title.keywords.has(stem))).length
      if (absent < missing) missing = absent
      if (absent < term.length) saysAny = true
    }
    return { isSame: missing === 0 && wordsWithoutStems(title, typedStems) === 0, missing, saysAny }
  }
}

function wordsWithoutStems({ keywords }: TitleWords, stems: ReadonlySet<string>): number {
  const typed = new Set([...keywords].flatMap(([stem, word]) => (stems.has(stem) ? [word] : [])))
  return new Set(keywords.values()).difference(typed).size
}
