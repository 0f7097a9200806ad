import {
  arrayOf,
  type Guard,
  isBoolean,
  isLiteral,
  isNumber,
  isString,
  nullOr,
  objectOf,
  pairOf,
} from '#app/shared/json/guards.ts'
import { cpvEntryFields, isCpvCode, isCpvEntry } from '../../vocabulary/is-cpv-entry.ts'
import type { BrowserView, SearchRow } from './browser-view.ts'

const isMarks = arrayOf(pairOf(isNumber, isNumber))

const isSearchRow = objectOf<SearchRow>({
  ...cpvEntryFields,
  path: arrayOf(isString),
  marks: objectOf<SearchRow['marks']>({ code: isMarks, LT: isMarks, EN: isMarks }),
})

const isBrowse = objectOf<Extract<BrowserView, { kind: 'browse' }>>({
  kind: isLiteral('browse'),
  path: arrayOf(isCpvEntry),
  rows: arrayOf(isCpvEntry),
})

const isSearch = objectOf<Extract<BrowserView, { kind: 'search' }>>({
  kind: isLiteral('search'),
  query: isString,
  rows: arrayOf(isSearchRow),
  total: isNumber,
  isApproximate: isBoolean,
  corrected: nullOr(isCpvCode),
})

export const isBrowserView: Guard<BrowserView> = (value): value is BrowserView =>
  isBrowse(value) || isSearch(value)
