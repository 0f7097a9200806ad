import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { groupByKeys } from '#app/domain/data/group-by-keys.ts'
import { withActivityNouns } from '#app/domain/text/activity-nouns.ts'
import type { Synonym } from '#app/features/cpv/search/synonyms/synonyms.ts'
import { buildSimilarStems } from '#app/features/cpv/search/words/similar-stems.ts'
import { EXACT_FIRST_LETTERS, maxTyposOf } from '#app/features/cpv/search/words/word-index.ts'
import { keywordStems, readPhraseStems, type SearchPhrase } from './title-phrases.ts'

/** Shorter prefixes stand for whole groups, whose words mean different things. */
const MIN_DIGITS_OF_MEANING = 6

/** Reads typed phrases as the code search does: with synonyms added and typos corrected. */
export function createPhraseReader(
  synonyms: readonly Synonym[],
  knownStems: () => ReadonlyMap<string, unknown>,
): (phrase: string) => SearchPhrase {
  const sameMeaning = buildLazily(() => stemsOfSameMeaning(synonyms))
  const similar = buildLazily(() => {
    const stems = [...knownStems().keys()]
    return { stems, find: buildSimilarStems(stems) }
  })

  function similarStems(stems: readonly string[]): string[] {
    if (stems.some((stem) => knownStems().has(stem))) return []
    const { stems: known, find } = similar()
    return stems
      .flatMap((stem) => find(stem, maxTyposOf(stem), EXACT_FIRST_LETTERS))
      .flatMap((position) => known[position] ?? [])
  }

  return (phrase) => {
    const words = readPhraseStems(withActivityNouns(phrase), stemsWithActivity)
    // A single word has nothing beside it that would tell a typo from another word.
    if (words.length < 2) return words
    return words.map((stems) => [
      ...new Set([
        ...stems,
        ...stems.flatMap((stem) => sameMeaning().get(stem) ?? []),
        ...similarStems(stems),
      ]),
    ])
  }
}

const ACTIVITY: Readonly<Record<string, string>> = { uotoj: 'avimas', intoj: 'inimas', ytoj: 'ymas' }

/** Adds the stems of „dažymas“, which buyers write, to those of „dažytojas“. */
function stemsWithActivity(word: string): string[] {
  const ending = /(uotoj|intoj|ytoj|[ėe]j)(?:as|a|o|os|ai|ų|u)$/
  const activity = word.replace(ending, (_, trade: string) => ACTIVITY[trade] ?? 'imas')
  return [...new Set([word, activity].flatMap(keywordStems))]
}

/** Finds single words that lead to the same narrow codes and to no others, such as „printeris“ and „spausdintuvas“. */
function stemsOfSameMeaning(synonyms: readonly Synonym[]): ReadonlyMap<string, readonly string[]> {
  const narrow = synonyms.filter(
    ({ phrase, prefixes: [first = ''] }) => first.length >= MIN_DIGITS_OF_MEANING && !/\s/.test(phrase),
  )
  const meanings = Map.groupBy(narrow, ({ prefixes }) => prefixes.join(' ')).values()
  const stemsOfEach = meanings.map((group) => group.flatMap(({ phrase }) => readPhraseStems(phrase).flat()))
  const byStem = groupByKeys([...stemsOfEach], (stems) => stems)
  return new Map([...byStem].flatMap(([stem, [stems = [], other]]) => (other ? [] : [[stem, stems]])))
}
