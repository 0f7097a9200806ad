import { type CpvCode, digitsOf, formatCpvCode, parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import { TOTAL_COUNT_HEADER } from '#app/shared/http/api-responses.ts'
import * as urls from '#app/shared/urls.ts'
import { createHighlighter, type Mark } from '../../search/highlight.ts'
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '../../search/query-length.ts'
import type { CpvCatalogue } from '../../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'
import { type CodeBrowserView, MAX_RESULTS, RESULTS_STEP, type SearchRow } from './code-browser-view.ts'

type CodeIndexes = Pick<CpvCatalogue, 'tree' | 'search'>

/** `?q=` searches (the near ones first: `nearCount`), `?kodas=` opens a code, neither lists the divisions. */
export function codeBrowserView({ tree, search }: CodeIndexes, params: URLSearchParams): CodeBrowserView {
  const query = (params.get(urls.QUERY_PARAM) ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  if (query.length >= MIN_QUERY_LENGTH) return searchView({ tree, search }, query, shownOf(params))
  const code = parseCpvCode(params.get(urls.OPEN_CODE_PARAM) ?? '')
  const entry = code && tree.find(code)
  return entry
    ? { kind: 'browse', path: tree.pathOf(entry), rows: [...tree.listChildren(entry.code)] }
    : { kind: 'browse', path: [], rows: [...tree.listLevel(1)] }
}

/** In a header, so that the server also counts searches answered from the cache. */
export function totalHeader(view: CodeBrowserView): Record<string, string> {
  return view.kind === 'search' ? { [TOTAL_COUNT_HEADER]: String(view.total) } : {}
}

function searchView({ tree, search }: CodeIndexes, query: string, shown: number): CodeBrowserView {
  const { entries, isNear, isApproximate } = search.find(query)
  const near = entries.filter((_, index) => isNear(index))
  const nearFirst = [...near, ...entries.filter((_, index) => !isNear(index))]
  const marksIn = createHighlighter(query)
  const rows = nearFirst.slice(0, shown).map(
    (entry): SearchRow => ({
      ...entry,
      path: tree
        .pathOf(entry)
        .slice(0, -1)
        .map(({ LT }) => LT),
      marks: { code: codeMarks(entry, query), LT: marksIn(entry.LT), EN: marksIn(entry.EN) },
    }),
  )
  return {
    kind: 'search',
    query,
    rows,
    total: entries.length,
    nearCount: near.length,
    isApproximate,
    corrected: correctedCode(query, entries),
  }
}

/** The existing code that a query with a wrong check digit must have meant. */
function correctedCode(query: string, results: readonly CpvEntry[]): CpvCode | null {
  const digits = digitsOf(query)
  if (digits?.length !== 9 || parseCpvCode(digits) !== null) return null
  const code = formatCpvCode(digits.slice(0, 8))
  return results.some((entry) => entry.code === code) ? code : null
}

function codeMarks({ code }: CpvEntry, query: string): Mark[] {
  const digits = digitsOf(query)?.slice(0, 8)
  return digits && code.startsWith(digits) ? [[0, digits.length]] : []
}

function shownOf(params: URLSearchParams): number {
  const requested = Number(params.get(urls.SHOWN_PARAM))
  return Number.isInteger(requested) && requested > RESULTS_STEP
    ? Math.min(requested, MAX_RESULTS)
    : RESULTS_STEP
}
