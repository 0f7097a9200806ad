import { significantDigits } from '#app/shared/cpv/cpv-code.ts'
import { synonyms } from '../search/synonyms/synonyms.server.ts'
import type { CpvCatalogue } from '../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { relatedCodes } from './related-codes.ts'

/** All that the page of one code shows. */
export interface CodePage {
  entry: CpvEntry
  /** From the division down to the nearest code above. */
  above: CpvEntry[]
  children: readonly CpvEntry[]
  /** On all levels below. */
  countBelow: number
  siblings: CpvEntry[]
  related: CpvEntry[]
  /** Everyday words that name this very code. */
  words: string[]
}

/** As many everyday words as stand on a page; the tables of synonyms mark which. */
export const MAX_WORDS = 6

export function codePage(catalogue: CpvCatalogue, entry: CpvEntry): CodePage {
  const { tree } = catalogue
  const level = entry.parent_code === null ? tree.listLevel(1) : tree.listChildren(entry.parent_code)
  return {
    entry,
    above: tree.pathOf(entry).slice(0, -1),
    children: tree.listChildren(entry.code),
    countBelow: tree.countBelow(entry.code),
    siblings: level.filter(({ code }) => code !== entry.code),
    related: relatedCodes(catalogue, entry),
    words: wordsByPrefix().get(significantDigits(entry.code)) ?? [],
  }
}

/** Codes that share the longest prefix with digits that are not a code. */
export function nearestCodes({ tree }: CpvCatalogue, digits: string): CpvEntry[] {
  for (let length = Math.min(digits.length, 7); length >= 2; length--) {
    const prefix = digits.slice(0, length)
    const found = tree.entries.filter(({ code }) => code.startsWith(prefix))
    if (found.length > 0) return found.slice(0, 8)
  }
  return []
}

/** What the level of a code is called; deeper ones share a name. */
export function levelName(entry: CpvEntry): string {
  return ['skyrius', 'grupė', 'klasė', 'kategorija'][entry.level - 1] ?? 'pakategorė'
}

let cachedWords: ReadonlyMap<string, string[]> | undefined

function wordsByPrefix(): ReadonlyMap<string, string[]> {
  cachedWords ??= collectWords()
  return cachedWords
}

/** By the code that a word names first: the marked words, commonest first. */
function collectWords(): ReadonlyMap<string, string[]> {
  const shown = synonyms
    .filter(({ shownAs }) => shownAs !== null)
    .toSorted((a, b) => (a.shownAs ?? 0) - (b.shownAs ?? 0))
  const byPrefix = Map.groupBy(shown, ({ prefixes }) => prefixes[0] ?? '')
  return new Map(
    Array.from(byPrefix, ([prefix, words]) => [prefix, words.slice(0, MAX_WORDS).map(({ term }) => term)]),
  )
}
