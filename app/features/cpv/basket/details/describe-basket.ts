import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { RelatedCode } from '../../related/related-codes.ts'
import type { CpvCatalogue } from '../../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../../vocabulary/cpv-tree.ts'
import type { BasketDetails, BasketSuggestion } from './basket-details.ts'

const MAX_SUGGESTIONS = 6
const REASONS: Record<RelatedCode['relation'], string> = {
  wider: 'Platesnis, apima ir',
  notices: 'Dažnai kartu skelbimuose su',
  activity: 'Tinka tai pačiai veiklai kaip',
}

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
    suggestions: suggestCodes(catalogue, entries),
  }
}

function coveringCode(tree: CpvTree, entry: CpvEntry, chosen: ReadonlySet<CpvCode>): CpvCode | null {
  const above = tree.pathOf(entry).slice(0, -1)
  return above.find(({ code }) => chosen.has(code))?.code ?? null
}

export function suggestCodes(
  { findRelated }: CpvCatalogue,
  entries: readonly CpvEntry[],
): BasketSuggestion[] {
  return findRelated(entries, MAX_SUGGESTIONS).map(({ entry: { code, LT }, to, relation }) => ({
    code,
    LT,
    reason: `${REASONS[relation]} ${to}`,
  }))
}
