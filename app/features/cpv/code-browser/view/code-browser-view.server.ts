import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { natureOf } from '#app/domain/cpv/nature.ts'
import type { endpoints } from '#app/pages/endpoints.ts'
import type { ParamsOf } from '#app/pages/page-row.ts'
import { TOTAL_COUNT_HEADER } from '#app/ui/http/api-responses.ts'
import * as urls from '#app/ui/urls.ts'
import { suggestCodes } from '../../basket/details/describe-basket.ts'
import { createHighlighter, type Mark } from '../../search/highlight.ts'
import { MAX_LIST_LENGTH, MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '../../search/query-length.ts'
import type { CpvCatalogue } from '../../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../../vocabulary/cpv-entry.ts'
import { type CodeBrowserView, MAX_RESULTS, RESULTS_STEP, type SearchRow } from './code-browser-view.ts'

/** Related codes are those of this many first results. */
const LEADING_RESULTS = 3

/** `?q=` searches (the near ones first: `nearCount`), `?kodas=` opens a code, neither lists the divisions. */
export function codeBrowserView(
  catalogue: CpvCatalogue,
  params: ParamsOf<typeof endpoints.cpvView>,
): CodeBrowserView {
  const { tree } = catalogue
  const typed = (params.get(urls.QUERY_PARAM) ?? '').trim().slice(0, MAX_LIST_LENGTH)
  if (typed.length >= MIN_QUERY_LENGTH) return searchView(catalogue, typed, params)
  const code = parseCpvCode(params.get(urls.OPEN_CODE_PARAM) ?? '')
  const entry = code && tree.find(code)
  return entry
    ? { kind: 'browse', path: tree.pathOf(entry), rows: [...tree.listChildren(entry.code)] }
    : { kind: 'browse', path: [], rows: [...tree.listLevel(1)] }
}

/** The number is in a header, so that the server also counts searches that are answered from the cache. */
export function totalHeader(view: CodeBrowserView): Record<string, string> {
  return view.kind === 'search' ? { [TOTAL_COUNT_HEADER]: String(view.total) } : {}
}

function searchView(
  catalogue: CpvCatalogue,
  typed: string,
  params: ParamsOf<typeof endpoints.cpvView>,
): CodeBrowserView {
  const { tree, search } = catalogue
  const named = search.codesIn(typed)
  const codes = [...new Set(named.flatMap((each) => each.entries[0]?.code ?? []))]
  const missing = named.flatMap((each) => (each.entries.length === 0 ? each.text : []))
  const isWrong = named[0]?.digits.length === 9 && named[0].code === null
  const { entries, isNear, isApproximate } = search.find(typed)
  const natures = naturesOf(entries)
  const nature = natures.find((each) => each.nature === params.get(urls.NATURE_PARAM))?.nature ?? null
  const isShown = ({ code }: CpvEntry) => nature === null || natureOf(code) === nature
  const near = entries.filter((entry, index) => isNear(index) && isShown(entry))
  const nearFirst = [...near, ...entries.filter((entry, index) => !isNear(index) && isShown(entry))]
  const marksIn = createHighlighter(typed.slice(0, MAX_QUERY_LENGTH))
  const rows = nearFirst.slice(0, shownOf(params)).map(
    (entry): SearchRow => ({
      ...entry,
      path: tree
        .pathOf(entry)
        .slice(0, -1)
        .map(({ LT }) => LT),
      marks: { code: codeMarks(entry, named), LT: marksIn(entry.LT), EN: marksIn(entry.EN) },
    }),
  )
  return {
    kind: 'search',
    query: named.length > 1 ? typed : typed.slice(0, MAX_QUERY_LENGTH),
    rows,
    total: nearFirst.length,
    // Of a nature without near results all are near enough.
    nearCount: near.length || nearFirst.length,
    natures,
    nature,
    related: suggestCodes(catalogue, nearFirst.slice(0, LEADING_RESULTS).reverse()).filter(
      ({ code }) => !near.some((entry) => entry.code === code),
    ),
    isApproximate,
    corrected: (named.length === 1 && isWrong && codes[0]) || null,
    several: named.length > 1 && codes.length > 0 ? { codes, missing } : undefined,
  }
}

function naturesOf(entries: readonly CpvEntry[]) {
  const counts = Map.groupBy(entries, ({ code }) => natureOf(code))
  return Array.from(counts, ([nature, all]) => ({ nature, count: all.length }))
}

function codeMarks({ code }: CpvEntry, named: readonly { digits: string }[]): Mark[] {
  const digits = named.map((each) => each.digits.slice(0, 8)).find((start) => code.startsWith(start))
  return digits === undefined ? [] : [[0, digits.length]]
}

function shownOf(params: ParamsOf<typeof endpoints.cpvView>): number {
  const requested = Number(params.get(urls.SHOWN_PARAM))
  return Number.isInteger(requested) && requested > RESULTS_STEP
    ? Math.min(requested, MAX_RESULTS)
    : RESULTS_STEP
}
