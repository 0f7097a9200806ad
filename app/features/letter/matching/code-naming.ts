import { type CpvCode, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { withActivityNouns } from '#app/domain/text/activity-nouns.ts'
import { lithuanianStems, wordsOf } from '#app/domain/text/words.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { findPhrase, readPhraseStems, readTitle } from './title-phrases.ts'

/** Shorter codes speak of several trades. */
const MIN_DIGITS_OF_NARROW_CODE = 5
const MIN_STEM_LENGTH = 4

/** Tells whether a phrase itself names a narrow code: by a synonym, or by all its words in a short official name. */
export type CodeNaming = (code: CpvCode) => 'synonym' | 'name' | null

export function createCodeNaming({
  tree,
  synonyms,
}: Pick<CpvCatalogue, 'tree' | 'synonyms'>): (phrase: string) => CodeNaming {
  const synonymsByPhrase = buildLazily(() =>
    Map.groupBy(
      synonyms.filter(({ prefixes }) => prefixes.length > 1),
      ({ phrase }) => keyOf(phrase),
    ),
  )
  return (typed) => {
    const phrase = withActivityNouns(typed)
    const words = readPhraseStems(phrase)
    // „Taksi“ and „takas“ have the same short stem.
    if (words.length < 2 && words.flat().some((stem) => stem.length < MIN_STEM_LENGTH)) return () => null
    const prefixes = (synonymsByPhrase().get(keyOf(phrase)) ?? []).flatMap((synonym) => synonym.prefixes)
    const isName = (name: string) => {
      const title = readTitle(name)
      const length = new Set(title.keywords.values()).size
      return words.length > 0 && words.length * 2 >= length && findPhrase(title, words) !== null
    }
    return (code) => {
      const digits = significantDigits(code)
      if (digits.length < MIN_DIGITS_OF_NARROW_CODE) return null
      if (prefixes.includes(digits)) return 'synonym'
      return isName(tree.find(code)?.LT ?? '') ? 'name' : null
    }
  }
}

function keyOf(phrase: string): string {
  return wordsOf(phrase)
    .map((word) => lithuanianStems(word).at(-1))
    .join(' ')
}
