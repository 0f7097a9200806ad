import { sharedCaching } from '#app/ui/http/caching.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import type { Route } from './+types/security-txt'

const expiresAt = new Date()
expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + 1)

/** The file follows RFC 9116 and is valid for a year from the server's start. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteSettingsContext)
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expiresAt.toISOString()}`,
    'Preferred-Languages: lt, en',
    `Canonical: ${origin}${urls.securityTxt}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': sharedCaching() },
  })
}
