import { significantDigits } from '#app/shared/cpv/cpv-code.ts'
import { synonyms } from '../search/synonyms.server.ts'
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
  /** Words of suppliers that lead to this very code. */
  words: string[]
}

const MAX_WORDS = 14
/** Kinds of words that help the search but do not stand on a page. */
const HIDDEN_NOTES = ['angliškas', 'šnekamoji', 'prekės ženklas']

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

/** A word belongs to the code that it names first; its other codes are further suggestions. */
function collectWords(): ReadonlyMap<string, string[]> {
  const words = new Map<string, string[]>()
  for (const { term, prefixes, note } of synonyms) {
    const [first] = prefixes
    if (first === undefined || HIDDEN_NOTES.some((hidden) => note.startsWith(hidden))) continue
    const list = words.get(first) ?? []
    if (list.length < MAX_WORDS && !list.includes(term)) words.set(first, [...list, term])
  }
  return words
}
