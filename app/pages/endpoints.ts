import type { PageRow, RouteRow } from './page-row.ts'
import { LETTER_PARAMS, pages, SEARCH_PARAMS } from './pages.ts'
import { DEADLINE_PARAMS } from './tool-pages.ts'

export const endpoints = {
  cpvCsv: { path: '/bvpz-kodai.csv', module: 'cpv-files.ts', cost: 'heavy' },
  cpvJson: { path: '/bvpz-kodai.json', module: 'cpv-files.ts', cost: 'heavy' },
  cpvChosenCsv: {
    path: '/bvpz-kodai/pasirinkti.csv',
    module: 'cpv-files.ts',
    cost: 'light',
    params: ['kodai'],
  },
  deadlinesCalendar: {
    path: '/terminai.ics',
    module: 'deadlines-calendar.ts',
    cost: 'light',
    params: DEADLINE_PARAMS,
  },
  leads: { path: '/api/leads', module: 'api/leads.ts', cost: 'light' },
  cpv: { path: '/api/cpv', module: null, cost: 'page', params: ['level', 'parent', 'q'] },
  cpvView: { path: '/api/cpv/view', module: null, cost: 'page', params: SEARCH_PARAMS },
  cpvBasket: { path: '/api/cpv/basket', module: 'api/cpv-basket.ts', cost: 'page', params: ['kodai'] },
  letter: { path: '/api/letter', module: 'api/letter.tsx', cost: 'heavy', params: LETTER_PARAMS },
  health: { path: '/api/health', module: 'api/health.ts', cost: 'light' },
  usage: { path: '/api/usage', module: 'api/usage.ts', cost: 'light' },
  sitemap: { path: '/sitemap.xml', module: 'discovery/sitemap.ts', cost: 'heavy' },
  robots: { path: '/robots.txt', module: 'discovery/robots.ts', cost: 'light' },
  unknown: { path: '/*', module: 'unknown.tsx', cost: 'light' },
} as const satisfies Record<string, RouteRow>

/** What the server says of its own process, beside the router. */
export const PROCESS_PATHS = ['/healthz', '/readyz', '/status', '/metrics']

export const pageRows: readonly PageRow[] = Object.values(pages)
export const routeRows: readonly RouteRow[] = [...pageRows, ...Object.values(endpoints)]

export const routeParams: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  routeRows.map(({ path, params = [] }) => [path, params]),
)
