import { routeRows } from '#app/endpoints.ts'
import * as urls from '#app/shared/urls.ts'
import { isLong } from '../../faults/support/test-length.ts'

/** Addresses whose answers depend on what was sent: all hostile words and bodies are tried there. */
const READERS = new Set<string>([
  ...routeRows.flatMap(({ path, params = [] }) => (params.length > 0 ? path : [])),
  ...[urls.leadsApi, urls.usageApi, urls.clientErrorsApi],
])

/**
 * Whether a hostile text or body is tried at an address. `npm test` tries each at every fourth of the other addresses,
 * in turns, so that every address meets every kind of attack.
 */
export function isTried(hostile: number, address: number, target: string): boolean {
  return isLong || READERS.has(target) || (hostile + address) % 4 === 0
}
