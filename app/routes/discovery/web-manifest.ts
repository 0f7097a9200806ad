import { sharedCaching } from '#app/ui/http/caching.ts'
import { PAPER_COLOUR } from '#app/ui/layout/logo.tsx'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'

export function loader() {
  const manifest = {
    name: site.name,
    short_name: site.name,
    lang: 'lt',
    start_url: urls.home,
    scope: urls.home,
    display: 'browser',
    background_color: PAPER_COLOUR,
    theme_color: PAPER_COLOUR,
    icons: [
      { src: urls.favicon, type: 'image/svg+xml', sizes: 'any' },
      { src: urls.icon192, type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: urls.icon512, type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: urls.icon512, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': sharedCaching(),
    },
  })
}
