import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { Choice, CodeTerm } from './match-notices.ts'
import { createTermTest, type IsTelling, readExclusion, readTerm } from './title-terms.ts'

/** What matching needs of the CPV vocabulary. */
export interface MatchingVocabulary {
  /** Every name and everyday word with the code that it belongs to. */
  listNames: () => Iterable<readonly [CpvCode, string]>
  nameOf: (code: CpvCode) => string | null
  parentOf: (code: CpvCode) => CpvCode | null
  /** What people call it, apart from its name. */
  everydayWords: (code: CpvCode) => readonly string[]
}

export type Choose = (
  codes: readonly CpvCode[],
  phrases: readonly string[],
  excluded: readonly string[],
) => Choice

/** Turns chosen codes and typed words into what notices are looked for by. */
export function createChooser(vocabulary: MatchingVocabulary): Choose {
  const isTelling = createTermTest(vocabulary.listNames)
  const termsOf = createCodeTerms(vocabulary, isTelling)
  return (codes, phrases, excluded) => {
    const typedTerms = phrases.map(readTerm)
    return {
      codes,
      widerCodes: codes.flatMap((code) => vocabulary.parentOf(code) ?? []),
      codeTerms: codes.flatMap(termsOf),
      // Beside codes, „baldai“ alone would bring whatever has to do with furniture.
      terms: typedTerms.filter((term) => codes.length === 0 || isTelling(term)),
      typedTerms,
      excludedTerms: excluded.map(readExclusion),
    }
  }
}

/** Name and everyday words of a code as terms that say enough, read once for each code. */
function createCodeTerms(
  { nameOf, everydayWords }: MatchingVocabulary,
  isTelling: IsTelling,
): (code: CpvCode) => CodeTerm[] {
  // bounded: one entry for each code of the vocabulary, for no others have names
  const cache = new Map<CpvCode, CodeTerm[]>()
  return (code) => {
    const cached = cache.get(code)
    if (cached) return cached
    const name = nameOf(code)
    if (name === null) return []
    const terms = [name, ...everydayWords(code)]
      .map(readTerm)
      .filter((term) => isTelling(term, code.slice(0, 3)))
      .map((term) => ({ code, term }))
    cache.set(code, terms)
    return terms
  }
}
