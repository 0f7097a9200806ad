import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { Nature } from '#app/domain/cpv/nature.ts'
import type { BasketSuggestion } from '../../basket/details/basket-details.ts'
import type { Mark } from '../../search/highlight.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'

export interface SearchRow extends CpvEntry {
  path: string[]
  marks: { code: Mark[]; LT: Mark[]; EN: Mark[] }
}

export interface BrowseView {
  kind: 'browse'
  /** The path leads from the division down to the open code; it is empty at the top level. */
  path: CpvEntry[]
  rows: CpvEntry[]
}

export interface SearchView {
  kind: 'search'
  query: string
  rows: SearchRow[]
  total: number
  /** So many first rows are near what was typed. Responses that an earlier version cached do not have it. */
  nearCount?: number
  /** What suppliers of the first results may need, too. Responses that an earlier version cached do not have it. */
  related?: BasketSuggestion[]
  /** How many results are goods, works and services, without those of which none are; and which alone are shown. */
  natures?: { nature: Nature; count: number }[]
  nature?: Nature | null
  isApproximate: boolean
  corrected: CpvCode | null
  /** A query may name several codes: these are the ones that exist (a beginning gives its first code), and the others. */
  several?: { codes: CpvCode[]; missing: string[] } | undefined
}

export type CodeBrowserView = BrowseView | SearchView

export const RESULTS_STEP = 50
/** More results would help nobody and cost as much as many pages. */
export const MAX_RESULTS = 100

const PAGE_NAME = 'BVPŽ kodai'

export function viewTitle(view: CodeBrowserView): string {
  if (view.kind === 'search') return `${view.query} – ${PAGE_NAME}`
  const last = view.path.at(-1)
  return last ? `${last.LT} (${last.code}) – ${PAGE_NAME}` : `${PAGE_NAME}: paieška ir klasifikatorius (CPV)`
}

export function withViewTitle(pageTitle: string, view: CodeBrowserView): string {
  return viewTitle(view) + pageTitle.slice(pageTitle.lastIndexOf(' | '))
}
