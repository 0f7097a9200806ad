import { routeRows } from '#app/endpoints.ts'
import type { RouteRow } from '#app/page-row.ts'

/** Charged to the network and used to estimate waiting. Includes compression where answers are cached. */
const COST_MS = { light: 3, page: 15, heavy: 60 } as const

/** Every request: parsing, limits, headers, log line; a file or a cached answer of up to a megabyte. */
export const BASE_COST_MS = 1.5

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
