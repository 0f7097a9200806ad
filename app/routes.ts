import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site. */
export default [
  index('routes/home.tsx'),
  route('uzklausa', 'routes/lead.tsx'),
  route('aciu', 'routes/thank-you.tsx'),

  route('bvpz-kodai', 'routes/cpv-browser.tsx'),
  route('bvpz-kodai/:code', 'routes/cpv-code.tsx'),
  route('bvpz-kodai.csv', 'routes/cpv-files.ts', { id: 'cpv-csv' }),
  route('bvpz-kodai.json', 'routes/cpv-files.ts', { id: 'cpv-json' }),
  route('bvpz-kodai/pasirinkti.csv', 'routes/cpv-files.ts', { id: 'cpv-chosen-csv' }),

  route('api/leads', 'routes/api.leads.ts'),
  route('api/cpv', 'routes/api.cpv.ts'),
  route('api/cpv/basket', 'routes/api.cpv-basket.ts'),
  route('api/health', 'routes/api.health.ts'),

  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
