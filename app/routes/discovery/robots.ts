import { sharedCaching } from '#app/ui/http/caching.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/robots'

/** Pages that must not be shown say noindex, which crawlers must be able to read. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteSettingsContext)
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}${urls.sitemap}`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': sharedCaching() },
  })
}
