import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { Mark } from '../../search/highlight.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'

/** A search result: the entry, the names above it from the division down, and what to highlight. */
export interface SearchRow extends CpvEntry {
  path: string[]
  marks: { code: readonly Mark[]; LT: readonly Mark[]; EN: readonly Mark[] }
}

export type BrowserView =
  | {
      kind: 'browse'
      /** From the division down to the open code; empty at the top level. */
      path: readonly CpvEntry[]
      rows: readonly CpvEntry[]
    }
  | {
      kind: 'search'
      query: string
      rows: readonly SearchRow[]
      total: number
      /** Nothing has all the words of the query. */
      isApproximate: boolean
      /** Set when the query is a code with a wrong check digit. */
      corrected: CpvCode | null
    }

export const RESULTS_STEP = 50
/** More results would help nobody and cost as much as many pages. */
export const MAX_RESULTS = 100
