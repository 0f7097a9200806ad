import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { isCommonWord, STOP_WORDS } from '#app/domain/text/stop-words.ts'
import { lithuanianStems, wordsOf } from '#app/domain/text/words.ts'

/** Each keyword has its stems; diacritics may give a word several. */
export type SearchPhrase = readonly (readonly string[])[]

export interface TitleWords {
  /** Each stem leads to its keyword as it stands in the title. */
  keywords: ReadonlyMap<string, string>
  /** Only excluded words are looked for among the stems of all other words. */
  others: readonly string[]
}

/** Other words of two letters say nothing about a trade. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['it', 'ip', 'tv', 'uv'])

/** Numbers and common words say nothing about a trade; „3D“ does. */
function isKeyword(word: string): boolean {
  if (/\d/.test(word)) return /\p{L}/u.test(word)
  return (word.length > 2 || ABBREVIATIONS.has(word)) && !STOP_WORDS.has(word) && !isCommonWord(word)
}

/** „Vežimėlis“ (a cart) does not get the stem of „vežimas“ (transport). */
export function keywordStems(word: string): string[] {
  const stems = lithuanianStems(word)
  return stems.filter((stem) => !stems.includes(`${stem}el`))
}

export function readTitle(title: string): TitleWords {
  const { keywords = [], others = [] } = Object.groupBy(new Set(wordsOf(title)), (word) =>
    isKeyword(word) ? 'keywords' : 'others',
  )
  const wordByStem: ReadonlyMap<string, string> = new Map(
    keywords.flatMap((word) => keywordStems(word).map((stem) => [stem, word])),
  )
  return { keywords: wordByStem, others: others.flatMap(lithuanianStems) }
}

export function readPhraseStems(text: string): SearchPhrase {
  return [...new Set(wordsOf(text))].filter(isKeyword).map(keywordStems)
}

/** Common words count: excluding „priemonės“ or „IT“ is deliberate. */
export function readExclusion(text: string): SearchPhrase {
  return [...new Set(wordsOf(text))].map(lithuanianStems)
}

export function hasExclusion({ keywords, others }: TitleWords, exclusion: SearchPhrase): boolean {
  return exclusion.every((stems) => stems.some((stem) => keywords.has(stem) || others.includes(stem)))
}

/** Returns the first phrase that the title contains, in the words of the title. */
export function findFirstPhrase({ keywords }: TitleWords, phrases: readonly SearchPhrase[]): string | null {
  const isInTitle = (stem: string) => keywords.has(stem)
  const phrase = phrases.find((each) => each.length > 0 && each.every((stems) => stems.some(isInTitle)))
  if (phrase === undefined) return null
  return [...new Set(phrase.map((stems) => keywords.get(stems.find(isInTitle) ?? '')))].join(' ')
}

/** Tells whether a phrase is specific enough to search for in titles; `group` is that of the code that it names. */
export type IsSpecificPhrase = (phrase: SearchPhrase, group?: string) => boolean

/** A word in the names of more groups than this says nothing, even beside another one. */
const MAX_GROUPS_OF_SPECIFIC_WORD = 3

/**
 * Learns from the vocabulary which groups use which words. A single word is specific when only one group uses it
 * („valymas“ and „remontas“ are not); of several words, one must belong to few groups, or one group must use all.
 */
export function createIsSpecificPhrase(groupsOf: () => GroupsByStem): IsSpecificPhrase {
  return (phrase, group) => {
    const groups = phrase.map((stems) => new Set(stems.flatMap((stem) => [...(groupsOf().get(stem) ?? [])])))
    const [first, ...others] = groups
    if (first === undefined) return false
    if (others.length > 0) {
      const shared = others.reduce<ReadonlySet<string>>((common, next) => common.intersection(next), first)
      return groups.some(({ size }) => size <= MAX_GROUPS_OF_SPECIFIC_WORD) || shared.size === 1
    }
    return first.size === 0 || (first.size === 1 && (group === undefined || first.has(group)))
  }
}

export type GroupsByStem = ReadonlyMap<string, ReadonlySet<string>>

export function groupsByStem(names: Iterable<readonly [CpvCode, string]>): GroupsByStem {
  const groups = new Map<string, Set<string>>()
  const stemsOf = new Map<string, string[]>()
  const stemKeyword = (word: string) => (isKeyword(word) ? keywordStems(word) : [])
  for (const [code, name] of names) {
    const group = code.slice(0, 3)
    for (const stem of wordsOf(name).flatMap((word) => stemsOf.getOrInsertComputed(word, stemKeyword))) {
      groups.getOrInsertComputed(stem, () => new Set()).add(group)
    }
  }
  return groups
}
