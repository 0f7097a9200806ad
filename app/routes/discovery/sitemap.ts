import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { noticesContext } from '#app/features/notices/notices-module.server.ts'
import { listBuyerPages, listIndexablePages } from '#app/indexable-pages.server.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import { sitemap } from '#app/ui/seo/sitemap.ts'
import type { Route } from './+types/sitemap'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteSettingsContext)
  const pages = listIndexablePages(context.get(cpvCatalogueContext).tree)
  const snapshot = context.get(noticesContext).snapshot()
  const listed = [...pages, ...(snapshot ? listBuyerPages(snapshot) : [])]
  return new Response(sitemap(listed, origin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': sharedCaching() },
  })
}
