import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site. */
export default [
  index('routes/home.tsx'),
  route('uzklausa', 'routes/lead.tsx'),
  route('aciu', 'routes/thank-you.tsx'),

  route('bvpz-kodai', 'routes/cpv-browser.tsx'),

  route('api/leads', 'routes/api.leads.ts'),
  route('api/cpv', 'routes/api.cpv.ts'),
  route('api/cpv/basket', 'routes/api.cpv-basket.ts'),
  route('api/health', 'routes/api.health.ts'),

  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
