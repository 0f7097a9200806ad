import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { cpvCsv } from '#app/features/cpv/vocabulary/vocabulary-csv.ts'
import { endpoints } from '#app/pages/endpoints.ts'
import { readParams } from '#app/pages/page-row.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/cpv-files'

const CACHING = 'public, max-age=3600, s-maxage=86400'

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const { tree } = context.get(cpvCatalogueContext)
  if (pathname.endsWith('.json')) {
    return Response.json(tree.entries, { headers: { 'Cache-Control': CACHING } })
  }
  if (pathname.toLowerCase() === urls.cpvChosenCsvFile) {
    const chosen = readCpvCodes(readParams(endpoints.cpvChosenCsv, request).getAll(urls.CODES_PARAM)).map(
      tree.find,
    )
    return csvResponse(cpvCsv(chosen.filter((entry) => entry !== null)), 'bvpz-kodai-pasirinkti.csv')
  }
  return csvResponse(cpvCsv(tree.entries), 'bvpz-kodai.csv')
}

function csvResponse(body: string, name: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': CACHING,
    },
  })
}
