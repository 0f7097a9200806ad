import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { endpoints } from '#app/pages/endpoints.ts'
import type { ParamsOf } from '#app/pages/page-row.ts'
import { TOTAL_COUNT_HEADER } from '#app/ui/http/api-responses.ts'
import * as urls from '#app/ui/urls.ts'
import { codeBrowserView, totalHeader } from './code-browser/view/code-browser-view.server.ts'
import { RESULTS_STEP } from './code-browser/view/code-browser-view.ts'
import { MIN_QUERY_LENGTH } from './search/query-length.ts'
import type { CpvCatalogue } from './vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from './vocabulary/cpv-entry.ts'

const CACHE_CONTROL = 'public, max-age=300, s-maxage=86400'

/** Takes `?level=1`, `?parent=45000000-7` or `?q=valymas`, and lists `{ code, level, parent_code, LT, EN }`. */
export function cpvResponse(catalogue: CpvCatalogue, searchParams: ParamsOf<typeof endpoints.cpv>): Response {
  const query = searchParams.get(urls.QUERY_PARAM)
  if (query !== null) return searchResponse(catalogue, query)
  const parent = searchParams.get(urls.PARENT_PARAM)
  if (parent !== null) return listResponse(childrenOf(catalogue, parent))
  const level = searchParams.get('level')
  if (level !== null) return levelResponse(catalogue, level)
  return badRequest('Give one of the parameters level, parent or q.')
}

export function cpvViewResponse(
  catalogue: CpvCatalogue,
  searchParams: ParamsOf<typeof endpoints.cpvView>,
): Response {
  const view = codeBrowserView(catalogue, searchParams)
  return Response.json(view, { headers: { 'Cache-Control': CACHE_CONTROL, ...totalHeader(view) } })
}

function searchResponse({ search }: CpvCatalogue, query: string): Response {
  if (query.trim().length < MIN_QUERY_LENGTH) {
    return badRequest(`Įveskite bent ${MIN_QUERY_LENGTH} simbolius.`)
  }
  const { entries } = search.find(query)
  return listResponse(entries.slice(0, RESULTS_STEP), entries.length)
}

function levelResponse({ tree }: CpvCatalogue, level: string): Response {
  if (!/^[1-6]$/.test(level)) return badRequest('The level must be a number from 1 to 6.')
  return listResponse(tree.listLevel(Number(level)))
}

function childrenOf({ tree }: CpvCatalogue, parent: string): readonly CpvEntry[] {
  const code = parseCpvCode(parent)
  return code === null ? [] : tree.listChildren(code)
}

function listResponse(entries: readonly CpvEntry[], total = entries.length): Response {
  return new Response(JSON.stringify(entries), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
      [TOTAL_COUNT_HEADER]: String(total),
    },
  })
}

function badRequest(message: string): Response {
  return Response.json({ message }, { status: 400 })
}
