import type { Synonym } from '#app/features/cpv/search/synonyms/synonyms.ts'
import { buildSimilarTerms } from '#app/features/cpv/search/words/similar-terms.ts'
import { maxTyposOf } from '#app/features/cpv/search/words/word-index.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { buildLazily } from '#app/shared/build-lazily.ts'
import { type CpvCode, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import { groupByKeys } from '#app/shared/group-by-keys.ts'
import { lithuanianStems, wordsOf } from '#app/shared/text/words.ts'
import { findTerm, readTerm, readTitle, type SearchTerm } from './title-terms.ts'

/** Shorter prefixes stand for whole groups, whose words mean different things. */
const MIN_DIGITS_OF_MEANING = 6
/** Shorter codes speak of several trades. */
const MIN_DIGITS_OF_NARROW_CODE = 5
const MIN_STEM_LENGTH = 4

/** Reads typed phrases as the code search does: with other words for the same thing, and slips put right. */
export function createPhraseReader(
  synonyms: readonly Synonym[],
  knownStems: () => ReadonlyMap<string, unknown>,
): (phrase: string) => SearchTerm {
  const sameMeaning = buildLazily(() => stemsOfSameMeaning(synonyms))
  const similar = buildLazily(() => {
    const stems = [...knownStems().keys()]
    return { stems, find: buildSimilarTerms(stems) }
  })

  function similarStems(stems: readonly string[]): string[] {
    if (stems.some((stem) => knownStems().has(stem))) return []
    const { stems: known, find } = similar()
    return stems.flatMap((stem) => find(stem, maxTyposOf(stem)).flatMap((position) => known[position] ?? []))
  }

  return (phrase) => {
    const term = readTerm(phrase)
    // A single word has nothing beside it that would tell a slip from another word.
    if (term.length < 2) return term
    return term.map((stems) => [
      ...new Set([
        ...stems,
        ...stems.flatMap((stem) => sameMeaning().get(stem) ?? []),
        ...similarStems(stems),
      ]),
    ])
  }
}

/** Single words that lead to the same narrow codes and to no others, such as „printeris“ and „spausdintuvas“. */
function stemsOfSameMeaning(synonyms: readonly Synonym[]): ReadonlyMap<string, readonly string[]> {
  const narrow = synonyms.filter(
    ({ term, prefixes: [first = ''] }) => first.length >= MIN_DIGITS_OF_MEANING && !/\s/.test(term),
  )
  const meanings = Map.groupBy(narrow, ({ prefixes }) => prefixes.join(' ')).values()
  const stemsOfEach = meanings.map((group) => group.flatMap(({ term }) => readTerm(term).flat()))
  const byStem = groupByKeys([...stemsOfEach], (stems) => stems)
  return new Map([...byStem].flatMap(([stem, [stems = [], other]]) => (other ? [] : [[stem, stems]])))
}

/** How a phrase itself names a narrow code, if it does: by a synonym, or by all its words in a short official name. */
export type NamesCode = (phrase: string) => (code: CpvCode) => 'synonym' | 'name' | null

export function createNamesCode({ tree, synonyms }: Pick<CpvCatalogue, 'tree' | 'synonyms'>): NamesCode {
  const synonymsByTerm = buildLazily(() =>
    Map.groupBy(
      synonyms.filter(({ prefixes }) => prefixes.length > 1),
      ({ term }) => keyOf(term),
    ),
  )
  return (phrase) => {
    const words = readTerm(phrase)
    // „Taksi“ and „takas“ have the same short stem.
    if (words.length < 2 && words.flat().some((stem) => stem.length < MIN_STEM_LENGTH)) return () => null
    const prefixes = (synonymsByTerm().get(keyOf(phrase)) ?? []).flatMap((synonym) => synonym.prefixes)
    const isName = (name: string) => {
      const title = readTitle(name)
      const length = new Set(title.keywords.values()).size
      return words.length > 0 && words.length * 2 >= length && findTerm(title, words) !== null
    }
    return (code) => {
      const digits = significantDigits(code)
      if (digits.length < MIN_DIGITS_OF_NARROW_CODE) return null
      if (prefixes.includes(digits)) return 'synonym'
      return isName(tree.find(code)?.LT ?? '') ? 'name' : null
    }
  }
}

function keyOf(term: string): string {
  return wordsOf(term)
    .map((word) => lithuanianStems(word).at(-1))
    .join(' ')
}
