import { routeRows } from '#app/pages/endpoints.ts'
import type { RouteRow } from '#app/pages/page-row.ts'

/** The worst case: charged in advance, and used to estimate waiting. Includes compression where responses are cached. */
const COST_MS = { light: 3, page: 15, heavy: 60 } as const

/** Every request: parsing, limits, headers, log line; a file or a cached response of up to a megabyte. */
export const BASE_COST_MS = 1.5

/** Never given back: the connection and the log line, of which the thread's time is not measured. */
export const UNMEASURED_MS = 0.2

/** Never given back either: cached responses are compressed well, on another thread. */
export const COMPRESSION_MS_PER_KB = 0.3

/** A form of 64 KB: bodies are read before the route is known. */
export const POST_COST_MS = 15

const costs: Readonly<Record<string, RouteRow['cost']>> = {
  ...Object.fromEntries(routeRows.map(({ path, cost }) => [path, cost])),
  '/assets/*': 'light',
  '/readyz': 'light',
}

export function renderCostMs(route: string): number {
  return COST_MS[costs[route] ?? 'heavy']
}
