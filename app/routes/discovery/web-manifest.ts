import { sharedCaching } from '#app/shared/http/caching.ts'
import { site } from '#config/site.ts'

const PAPER = '#faf7f1'

export function loader() {
  const manifest = {
    name: site.name,
    short_name: 'Pirkimai',
    lang: 'lt',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': sharedCaching(),
    },
  })
}
