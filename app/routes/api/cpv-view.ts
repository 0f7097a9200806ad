import { browserView, totalHeader } from '#app/features/cpv/browser/browser-view.server.ts'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import type { Route } from './+types/cpv-view'

/** What the code browser shows for a query string: the same as the page itself, as JSON. */
export function loader({ request, context }: Route.LoaderArgs) {
  const view = browserView(context.get(cpvCatalogueContext), new URL(request.url).searchParams)
  return Response.json(view, {
    headers: { 'Cache-Control': 'public, max-age=300, s-maxage=86400', ...totalHeader(view) },
  })
}
