import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { CpvCatalogue } from '../../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../../vocabulary/cpv-tree.ts'
import type { BasketDetails, BasketSuggestion } from './basket-details.ts'

const MAX_SUGGESTIONS = 6
const MAX_SUGGESTIONS_PER_CODE = 2
/** Each code costs a search for its suggestions. */
const MAX_CODES_WITH_SUGGESTIONS = 20

export function describeBasket(catalogue: CpvCatalogue, codes: readonly CpvCode[]): BasketDetails {
  const entries = codes.map(catalogue.tree.find).filter((entry) => entry !== null)
  const chosen = new Set(entries.map(({ code }) => code))
  return {
    items: entries.map((entry) => ({
      code: entry.code,
      LT: entry.LT,
      coveredBy: coveringCode(catalogue.tree, entry, chosen),
      coversCount: catalogue.tree.countBelow(entry.code),
    })),
    suggestions: suggest(catalogue, entries, chosen),
  }
}

function coveringCode(tree: CpvTree, entry: CpvEntry, chosen: ReadonlySet<CpvCode>): CpvCode | null {
  const above = tree.pathOf(entry).slice(0, -1)
  return above.find(({ code }) => chosen.has(code))?.code ?? null
}

function suggest(
  catalogue: CpvCatalogue,
  entries: readonly CpvEntry[],
  chosen: ReadonlySet<CpvCode>,
): BasketSuggestion[] {
  const found = new Map<CpvCode, BasketSuggestion>()
  for (const entry of entries.slice(0, MAX_CODES_WITH_SUGGESTIONS)) {
    if (found.size >= MAX_SUGGESTIONS) break
    let added = 0
    for (const { code, LT, reason } of suggestFor(catalogue, entry)) {
      const suggested = catalogue.tree.find(code)
      if (!suggested || added === MAX_SUGGESTIONS_PER_CODE) continue
      if (found.has(code) || chosen.has(code) || coveringCode(catalogue.tree, suggested, chosen)) continue
      found.set(code, { code, LT, reason })
      added++
    }
  }
  return [...found.values()].slice(0, MAX_SUGGESTIONS)
}

function* suggestFor({ tree, sameSubjectCodes }: CpvCatalogue, entry: CpvEntry): Generator<BasketSuggestion> {
  for (const other of sameSubjectCodes(entry)) {
    yield suggestion(other, `Tas pats objektas kaip ${entry.code}, kitas skyrius`)
  }
  const parent = entry.parent_code && tree.find(entry.parent_code)
  if (!parent) return
  if (parent.level > 1) yield suggestion(parent, `Platesnis už ${entry.code}: apima ir jį`)
  const siblings = tree.listChildren(parent.code).filter(({ code }) => code !== entry.code)
  for (const sibling of siblings) yield suggestion(sibling, `Ta pati šaka kaip ${entry.code}`)
}

function suggestion({ code, LT }: CpvEntry, reason: string): BasketSuggestion {
  return { code, LT, reason }
}
