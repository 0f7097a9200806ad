import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { relatedCodes } from '../code-page/related-codes.ts'
import type { CpvCatalogue } from '../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../vocabulary/cpv-tree.ts'

export interface BasketItem {
  code: CpvCode
  LT: string
  /** The chosen code above it, which covers it already. */
  coveredBy: CpvCode | null
  /** How many codes below it come with it. */
  coversCount: number
}

export interface BasketSuggestion {
  code: CpvCode
  LT: string
  /** Why it may be missing, in words for the visitor. */
  reason: string
}

export interface BasketAdvice {
  items: BasketItem[]
  suggestions: BasketSuggestion[]
}

const MAX_SUGGESTIONS = 6
const MAX_SUGGESTIONS_PER_CODE = 2
/** Neighbours are looked up for the first codes of a long list only: each lookup is a search. */
const MAX_CODES_WITH_NEIGHBOURS = 20

/** What a choice of codes covers and which neighbours it may lack; ignores codes that do not exist. */
export function basketAdvice(catalogue: CpvCatalogue, codes: readonly CpvCode[]): BasketAdvice {
  const entries = codes.map(catalogue.tree.find).filter((entry) => entry !== null)
  const chosen = new Set(entries.map(({ code }) => code))
  return {
    items: entries.map((entry) => ({
      code: entry.code,
      LT: entry.LT,
      coveredBy: coveringCode(catalogue.tree, entry, chosen),
      coversCount: countBelow(catalogue.tree, entry.code),
    })),
    suggestions: suggest(catalogue, entries, chosen),
  }
}

function coveringCode(tree: CpvTree, entry: CpvEntry, chosen: ReadonlySet<CpvCode>): CpvCode | null {
  const above = tree.pathOf(entry).slice(0, -1)
  return above.find(({ code }) => chosen.has(code))?.code ?? null
}

function countBelow(tree: CpvTree, code: CpvCode): number {
  return tree.listChildren(code).reduce((sum, child) => sum + 1 + countBelow(tree, child.code), 0)
}

function suggest(
  catalogue: CpvCatalogue,
  entries: readonly CpvEntry[],
  chosen: ReadonlySet<CpvCode>,
): BasketSuggestion[] {
  const found = new Map<CpvCode, BasketSuggestion>()
  for (const entry of entries.slice(0, MAX_CODES_WITH_NEIGHBOURS)) {
    if (found.size >= MAX_SUGGESTIONS) break
    let taken = 0
    for (const { code, LT, reason } of neighbours(catalogue, entry)) {
      const neighbour = catalogue.tree.find(code)
      if (!neighbour || taken === MAX_SUGGESTIONS_PER_CODE) continue
      if (found.has(code) || chosen.has(code) || coveringCode(catalogue.tree, neighbour, chosen)) continue
      found.set(code, { code, LT, reason })
      taken++
    }
  }
  return [...found.values()].slice(0, MAX_SUGGESTIONS)
}

function* neighbours(catalogue: CpvCatalogue, entry: CpvEntry): Generator<BasketSuggestion> {
  for (const { code, LT } of relatedCodes(catalogue, entry)) {
    yield { code, LT, reason: `Pavadinime – tie patys žodžiai kaip ${entry.code}` }
  }
  if (entry.parent_code === null) return
  for (const { code, LT } of catalogue.tree.listChildren(entry.parent_code)) {
    if (code !== entry.code) yield { code, LT, reason: `Ta pati šaka kaip ${entry.code}` }
  }
}
