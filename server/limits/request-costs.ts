import { routeRows } from '#app/endpoints.ts'
import type { RouteRow } from '#app/page-row.ts'

/**
 * Milliseconds of one core that an answer may take to render: what a network is charged for it, and what is waited for.
 * Where any number of addresses lead to answers that are kept, compressing them is included.
 */
const COST_MS = { light: 3, page: 15, heavy: 60 } as const

/** Every request: parsing, limits, headers, log line; a file or a kept answer of up to a megabyte. */
export const BASE_COST_MS = 1.5

/** A form of 64 KB, to whatever address: bodies are read before the route is known to want them. */
export const POST_COST_MS = 15

const costs: Readonly<Record<string, RouteRow['cost']>> = {
  ...Object.fromEntries(routeRows.map(({ path, cost }) => [path, cost])),
  '/assets/*': 'light',
  '/readyz': 'light',
}

/** For a route by its name, see `route-name.ts`. */
export function renderCostMs(route: string): number {
  return COST_MS[costs[route] ?? 'heavy']
}
