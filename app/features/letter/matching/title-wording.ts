import { findTerm, type SearchTerm, type TitleWords } from './title-terms.ts'

/** More missing words than this do not matter. */
export const MAX_STEPS = 8
const MIN_SHARED_LENGTH = 5
const RELATED = 0.1

export interface Wording {
  /** The title says what was typed, and nothing else. */
  isSame: boolean
  /** How many words of the phrase that fits best are not in the title; a related one is missing in part. */
  missing: number
  /** Whether a word of any phrase is in the title. */
  saysAny: boolean
}

const NOTHING_TYPED: Wording = { isSame: false, missing: 0, saysAny: false }

/** How much of the typed phrases a title says; „asfaltavimas“ counts as said by „asfalto“. */
export function createWordingReader(typedTerms: readonly SearchTerm[]): (title: TitleWords) => Wording {
  const terms = typedTerms.filter(({ length }) => length > 0)
  const typedStems = new Set(terms.flat(2))
  return (title) => {
    if (terms.length === 0) return NOTHING_TYPED
    let missing = MAX_STEPS - 1
    let saysAny = false
    for (const term of terms) {
      const absent = term.reduce((sum, stems) => sum + absence(title, stems), 0)
      if (absent < missing) missing = absent
      if (absent < term.length) saysAny = true
    }
    const isSame =
      missing === 0 &&
      terms.some((term) => findTerm(title, term) !== null) &&
      wordsWithoutStems(title, typedStems) === 0
    return { isSame, missing, saysAny }
  }
}

function absence({ keywords }: TitleWords, stems: readonly string[]): number {
  if (stems.some((stem) => keywords.has(stem))) return 0
  for (const said of keywords.keys()) if (stems.some((stem) => isRelated(stem, said))) return RELATED
  return 1
}

function isRelated(stem: string, said: string): boolean {
  const isLong = stem.length >= MIN_SHARED_LENGTH && said.length >= MIN_SHARED_LENGTH
  return isLong && (stem.startsWith(said) || said.startsWith(stem))
}

function wordsWithoutStems({ keywords }: TitleWords, stems: ReadonlySet<string>): number {
  const typed = new Set([...keywords].flatMap(([stem, word]) => (stems.has(stem) ? [word] : [])))
  return new Set(keywords.values()).difference(typed).size
}
