import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site. Letter case does not matter: /PIRKEJAS/… is /pirkejas/… */
export default [
  index('routes/home.tsx'),
  route('uzklausa', 'routes/lead.tsx'),
  route('aciu', 'routes/thank-you.tsx'),

  route('laiskas', 'routes/letter.tsx'),

  route('bvpz-kodai', 'routes/cpv-browser.tsx'),
  route('bvpz-kodai/:code', 'routes/cpv-code.tsx'),
  route('bvpz-kodai.csv', 'routes/cpv-files.ts', { id: 'cpv-csv' }),
  route('bvpz-kodai.json', 'routes/cpv-files.ts', { id: 'cpv-json' }),
  route('bvpz-kodai/pasirinkti.csv', 'routes/cpv-files.ts', { id: 'cpv-chosen-csv' }),

  route('pirkejai', 'routes/info.tsx', { id: 'info/pirkejai' }),
  route('tiekejai', 'routes/info.tsx', { id: 'info/tiekejai' }),
  route('statybu-konkursai', 'routes/info.tsx', { id: 'info/statybu-konkursai' }),
  route('mazos-vertes-pirkimai', 'routes/info.tsx', { id: 'info/mazos-vertes-pirkimai' }),
  route('viesuju-pirkimu-planai', 'routes/info.tsx', { id: 'info/viesuju-pirkimu-planai' }),
  route('cvp-is', 'routes/info.tsx', { id: 'info/cvp-is' }),
  route('bvpz-duomenys', 'routes/info.tsx', { id: 'info/bvpz-duomenys' }),

  route('pirkimu-skaiciai', 'routes/figures.tsx'),
  route('terminai', 'routes/deadlines.tsx'),
  route('terminai.ics', 'routes/deadlines-calendar.ts'),
  route('verte', 'routes/value.tsx'),
  route('sablonai', 'routes/templates.tsx'),
  route('sablonai/:slug', 'routes/template.tsx'),
  route('zodynelis', 'routes/glossary.tsx'),
  route('straipsniu-pakeitimai', 'routes/text-changes.tsx'),

  route('pirkejas/:name?/:id?', 'routes/buyer.tsx'),

  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/article.tsx'),

  route('privatumo-politika', 'routes/legal.tsx', { id: 'legal/privatumo-politika' }),
  route('naudojimo-salygos', 'routes/legal.tsx', { id: 'legal/naudojimo-salygos' }),
  route('rinkodaros-taisykles', 'routes/legal.tsx', { id: 'legal/rinkodaros-taisykles' }),

  route('api/leads', 'routes/api/leads.ts'),
  route('api/cpv', 'routes/api/cpv.ts'),
  route('api/cpv/view', 'routes/api/cpv-view.ts'),
  route('api/cpv/basket', 'routes/api/cpv-basket.ts'),
  route('api/letter', 'routes/api/letter.tsx'),
  route('api/health', 'routes/api/health.ts'),
  route('api/client-errors', 'routes/api/client-errors.ts'),
  route('api/usage', 'routes/api/usage.ts'),

  route('sitemap.xml', 'routes/discovery/sitemap.ts', { id: 'sitemap' }),
  route('sitemap/:part', 'routes/discovery/sitemap.ts', { id: 'sitemap-part' }),
  route('robots.txt', 'routes/discovery/robots.ts'),
  route('blog/rss.xml', 'routes/discovery/feed.ts', { id: 'rss-feed' }),
  route('blog/atom.xml', 'routes/discovery/feed.ts', { id: 'atom-feed' }),
  route('.well-known/security.txt', 'routes/discovery/security-txt.ts'),
  route('site.webmanifest', 'routes/discovery/web-manifest.ts'),

  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
