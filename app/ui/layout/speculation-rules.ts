import * as urls from '#app/ui/urls.ts'

/** Pages are prefetched, not prerendered: a prerendered page would report a page view. */
export function speculationRules(): string {
  const pages = { href_matches: '/*' }
  const files = { href_matches: [`${urls.api}*`, '/*.csv', '/*.csv\\?*', '/*.json', '/*.xml'] }
  return JSON.stringify({ prefetch: [{ where: { and: [pages, { not: files }] }, eagerness: 'moderate' }] })
}
