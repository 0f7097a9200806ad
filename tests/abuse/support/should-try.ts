import { routeRows } from '#app/pages/endpoints.ts'
import * as urls from '#app/ui/urls.ts'
import { isLong } from '../../faults/support/test-length.ts'

/** Addresses whose responses depend on a query or a body: all hostile texts and bodies are tried there. */
const QUERY_OR_BODY_READERS = new Set<string>([
  ...routeRows.flatMap(({ path, params = [] }) => (params.length > 0 ? path : [])),
  ...[urls.leadsApi, urls.usageApi],
])

/** `npm test` tries each attack at every fourth of the other addresses, beginning elsewhere each time, so that each address meets every kind. */
export function shouldTry(hostileIndex: number, addressIndex: number, target: string): boolean {
  return isLong || QUERY_OR_BODY_READERS.has(target) || (hostileIndex + addressIndex) % 4 === 0
}
