import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { noticesContext } from '#app/features/notices/notices-module.server.ts'
import { listBuyerPages, listIndexablePages } from '#app/indexable-pages.server.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import { sitemapIndex, sitemapPart, sitemapParts } from '#app/ui/seo/sitemap.ts'
import { xmlResponse } from '#app/ui/seo/xml.ts'
import type { Route } from './+types/sitemap'

/** `/sitemap.xml` lists the pages, or its parts when there are many; a part is `/sitemap/1.xml`. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteSettingsContext)
  const pages = listIndexablePages(context.get(cpvCatalogueContext).tree)
  const snapshot = context.get(noticesContext).snapshot()
  const parts = sitemapParts([...pages, ...(snapshot ? listBuyerPages(snapshot) : [])])
  const [onlyPart] = parts
  if (params.part !== undefined) {
    const part = parts[Number(/^([1-9]\d*)\.xml$/.exec(params.part)?.[1]) - 1]
    if (!part) throw new Response('Not found', { status: 404 })
    return publish(sitemapPart(part, origin))
  }
  return publish(parts.length === 1 && onlyPart ? sitemapPart(onlyPart, origin) : sitemapIndex(parts, origin))
}

function publish(body: string): Response {
  return xmlResponse(body, 'application/xml', sharedCaching())
}
