import { routeRows } from '#app/pages/endpoints.ts'
import type { RouteRow } from '#app/pages/page-row.ts'

/** The worst case is charged in advance, and used to estimate waiting. It includes compression where responses are cached. */
const COST_MS = { light: 3, page: 15, heavy: 60 } as const

/** Every request costs this: parsing, limits, headers, log line; a file or a cached response of up to a megabyte. */
export const BASE_COST_MS = 1.5

/** The connection and the log line are never given back, for the thread's time does not measure them. */
export const UNMEASURED_MS = 0.2

/** This is never given back either: cached responses are compressed well, on another thread. */
export const COMPRESSION_MS_PER_KB = 0.3

/** This is for a form of 64 KB: bodies are read before the route is known. */
export const POST_COST_MS = 15

const costs: Readonly<Record<string, RouteRow['cost']>> = {
  ...Object.fromEntries(routeRows.map(({ path, cost }) => [path, cost])),
  '/assets/*': 'light',
  '/readyz': 'light',
  '/status': 'light',
}

export function renderCostMs(route: string): number {
  return COST_MS[costs[route] ?? 'heavy']
}
