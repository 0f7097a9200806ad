import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'

/**
 * Adds codes and words to an address: pages of codes hand theirs on to the next one. Apart from `urls.ts`, all of which
 * the small script of a code's page loads.
 */
export function withCodes(address: string, { codes = [], words }: FormCall): string {
  const query = urls.cpvBasket(codes, words).slice(urls.cpvBrowser.length)
  return address + (address.includes('?') ? query.replace('?', '&') : query)
}
