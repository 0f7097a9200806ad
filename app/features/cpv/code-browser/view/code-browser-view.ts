import {
  arrayOf,
  type Guarded,
  isBoolean,
  isLiteral,
  isNumber,
  isString,
  nullOr,
  objectOf,
  optional,
  pairOf,
} from '#app/domain/data/guards.ts'
import { cpvEntryFields, isCpvCode, isCpvEntry } from '../../vocabulary/cpv-entry.ts'

const isMarks = arrayOf(pairOf(isNumber, isNumber))

const isSearchRow = objectOf({
  ...cpvEntryFields,
  path: arrayOf(isString),
  marks: objectOf({ code: isMarks, LT: isMarks, EN: isMarks }),
})

const isBrowse = objectOf({
  kind: isLiteral('browse'),
  /** The path leads from the division down to the open code; it is empty at the top level. */
  path: arrayOf(isCpvEntry),
  rows: arrayOf(isCpvEntry),
})

const isSearch = objectOf({
  kind: isLiteral('search'),
  query: isString,
  rows: arrayOf(isSearchRow),
  total: isNumber,
  /** So many first rows are near what was typed. Responses that an earlier version cached do not have it. */
  nearCount: optional(isNumber),
  isApproximate: isBoolean,
  corrected: nullOr(isCpvCode),
  /** A query may name several codes: these are the ones that exist (a beginning gives its first code), and the others. */
  several: optional(objectOf({ codes: arrayOf(isCpvCode), missing: arrayOf(isString) })),
})

export type SearchRow = Guarded<typeof isSearchRow>
export type BrowseView = Guarded<typeof isBrowse>
export type SearchView = Guarded<typeof isSearch>
export type CodeBrowserView = BrowseView | SearchView

export function isCodeBrowserView(value: unknown): value is CodeBrowserView {
  return isBrowse(value) || isSearch(value)
}

export const RESULTS_STEP = 50
/** More results would help nobody and cost as much as many pages. */
export const MAX_RESULTS = 100
