import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { deferBuild } from '#app/shared/defer-build.ts'
import { isCommonWord, STOP_WORDS } from '#app/shared/text/stop-words.ts'
import { lithuanianStems, wordsOf } from '#app/shared/text/words.ts'

/** The stems of each keyword: one word may have several, by its diacritics. */
export type TitleTerm = readonly (readonly string[])[]

export interface TitleWords {
  /** A keyword as it stands in the title, by each of its stems. */
  keywords: ReadonlyMap<string, string>
  /** Stems of all other words: they bring no notice into a letter, but may keep it out. */
  others: readonly string[]
}

/** Other words carry no trade, in titles as in names: numbers and project codes among them. */
function isKeyword(word: string): boolean {
  return word.length > 2 && !/\d/.test(word) && !STOP_WORDS.has(word) && !isCommonWord(word)
}

export function readTitle(title: string): TitleWords {
  const { keywords = [], others = [] } = Object.groupBy(new Set(wordsOf(title)), (word) =>
    isKeyword(word) ? 'keywords' : 'others',
  )
  const wordByStem: ReadonlyMap<string, string> = new Map(
    keywords.flatMap((word) => lithuanianStems(word).map((stem) => [stem, word])),
  )
  return { keywords: wordByStem, others: others.flatMap(lithuanianStems) }
}

export function readTerm(text: string): TitleTerm {
  return [...new Set(wordsOf(text))].filter(isKeyword).map(lithuanianStems)
}

/** Unlike a term that is looked for, of all its words: who excludes „priemonės“ or „IT“ means it. */
export function readExclusion(text: string): TitleTerm {
  return [...new Set(wordsOf(text))].map(lithuanianStems)
}

export function hasExclusion({ keywords, others }: TitleWords, exclusion: TitleTerm): boolean {
  return exclusion.every((stems) => stems.some((stem) => keywords.has(stem) || others.includes(stem)))
}

/**
 * Finds the first of several terms that a title says, with the words that say it. A title has a dozen words, codes have a hundred terms: words are
 * looked up among the terms' first ones.
 */
export function createTermFinder<Item extends { term: TitleTerm }>(items: readonly Item[]) {
  const first = items.flatMap(({ term: [stems = []] }, order) => stems.map((stem) => ({ stem, order })))
  const byFirstStem: ReadonlyMap<string, readonly { order: number }[]> = Map.groupBy(
    first,
    ({ stem }) => stem,
  )

  return (title: TitleWords, isAllowed: (item: Item) => boolean = () => true) => {
    let best: { item: Item; words: string[]; order: number } | null = null
    if (byFirstStem.size === 0) return best
    for (const stem of title.keywords.keys()) {
      for (const { order } of byFirstStem.get(stem) ?? NOTHING) {
        const item = items[order]
        if (item === undefined || (best !== null && best.order <= order) || !isAllowed(item)) continue
        const words = findTerm(title, item.term)
        if (words) best = { item, words, order }
      }
    }
    return best
  }
}

const NOTHING: readonly { order: number }[] = []

/** The words of the title that say what the term says, or null when one is missing. */
export function findTerm({ keywords }: TitleWords, term: TitleTerm): string[] | null {
  const found: string[] = []
  for (const stems of term) {
    const stem = stems.find((candidate) => keywords.has(candidate))
    const word = stem === undefined ? undefined : keywords.get(stem)
    if (word === undefined) return null
    found.push(word)
  }
  return [...new Set(found)]
}

/** Tells whether a term says enough to be looked for in titles: for one of a code's terms, its group. */
export type IsTelling = (term: TitleTerm, group?: string) => boolean

/** A word used by the names of more groups than this says nothing, even beside another one. */
const MAX_GROUPS_BESIDE_ANOTHER = 3

/**
 * Learns from the names of the vocabulary which words belong to which groups. A single word says enough when no other
 * group uses it („valymas“ and „remontas“ do not); of several words, one must belong to few groups or all of
 * them together to one.
 */
export function createTermTest(listNames: () => Iterable<readonly [CpvCode, string]>): IsTelling {
  const groupsOf = deferBuild(() => groupsByStem(listNames()))
  return (term, group) => {
    const groups = term.map((stems) => new Set(stems.flatMap((stem) => [...(groupsOf().get(stem) ?? [])])))
    const [first, ...others] = groups
    if (first === undefined) return false
    if (others.length > 0) {
      const shared = others.reduce<ReadonlySet<string>>((common, next) => common.intersection(next), first)
      return groups.some(({ size }) => size <= MAX_GROUPS_BESIDE_ANOTHER) || shared.size === 1
    }
    return first.size === 0 || (first.size === 1 && (group === undefined || first.has(group)))
  }
}

/** Stem → the groups (three digits) whose names use it. */
function groupsByStem(names: Iterable<readonly [CpvCode, string]>): ReadonlyMap<string, ReadonlySet<string>> {
  // bounded: by the words of the vocabulary
  const groups = new Map<string, Set<string>>()
  // bounded: by the stems of the vocabulary
  const stemsOf = new Map<string, string[]>()
  const stemKeyword = (word: string) => (isKeyword(word) ? lithuanianStems(word) : [])
  for (const [code, name] of names) {
    const group = code.slice(0, 3)
    for (const stem of wordsOf(name).flatMap((word) => stemsOf.getOrInsertComputed(word, stemKeyword))) {
      // bounded: by the stems of the vocabulary
      groups.getOrInsertComputed(stem, () => new Set()).add(group)
    }
  }
  return groups
}
