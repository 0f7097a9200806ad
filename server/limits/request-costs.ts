/**
 * What the most expensive answer of a route costs to render: milliseconds of one core. Where any number of addresses
 * lead to answers that are cached, it includes their compression. Rounded up from
 * measurements (`npm run bench -- costs`); what they allow: `docs/decisions/0022-request-costs.md`.
 */
export const RENDER_COST_MS: Readonly<Record<string, number>> = {
  '/': 15,
  '/uzklausa': 15,
  '/aciu': 3,

  '/bvpz-kodai': 50,
  '/bvpz-kodai/:code': 15,
  '/bvpz-kodai.csv': 60,
  '/bvpz-kodai.json': 60,
  '/bvpz-kodai/pasirinkti.csv': 3,

  '/laiskas': 40,

  '/pirkejai': 6,
  '/tiekejai': 6,
  '/statybu-konkursai': 6,
  '/mazos-vertes-pirkimai': 6,
  '/viesuju-pirkimu-planai': 6,
  '/cvp-is': 6,
  '/bvpz-duomenys': 6,
  '/pirkimu-skaiciai': 8,
  '/terminai': 10,
  '/terminai.ics': 3,
  '/verte': 6,
  '/sablonai': 6,
  '/sablonai/:slug': 6,
  '/zodynelis': 6,
  '/straipsniu-pakeitimai': 6,
  '/pirkejas/:name?/:id?': 15,
  '/blog': 6,
  '/blog/:slug': 6,
  '/privatumo-politika': 6,
  '/naudojimo-salygos': 6,
  '/rinkodaros-taisykles': 6,

  '/api/leads': 2,
  '/api/cpv': 8,
  '/api/cpv/view': 10,
  '/api/cpv/basket': 6,
  '/api/letter': 35,
  '/api/health': 2,
  '/api/client-errors': 2,
  '/api/usage': 2,

  '/sitemap.xml': 15,
  '/sitemap/:part': 15,
  '/robots.txt': 2,
  '/blog/rss.xml': 6,
  '/blog/atom.xml': 6,
  '/.well-known/security.txt': 2,
  '/site.webmanifest': 2,

  '/readyz': 2,

  '/assets/*': 3,
  '/*': 3,
}

/** Every request: parsing, limits, headers, log line; a file or a cached answer of up to a megabyte. */
export const BASE_COST_MS = 1.5

/** A form of 64 KB, to whatever address: bodies are read before the route is known to want them. */
export const POST_COST_MS = 15

const MAX_RENDER_COST_MS = Math.max(...Object.values(RENDER_COST_MS))

/** For a route by its name, see `route-name.ts`. */
export function renderCostMs(route: string): number {
  return RENDER_COST_MS[route] ?? MAX_RENDER_COST_MS
}
