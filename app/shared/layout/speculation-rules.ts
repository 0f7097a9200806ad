import * as urls from '#app/shared/urls.ts'

/** Prefetched, not prerendered: a prerendered page would report a page view. */
export function speculationRules(): string {
  const isPage = { href_matches: '/*' }
  const isFile = { href_matches: [`${urls.api}*`, '/*.csv', '/*.csv\\?*', '/*.json', '/*.xml'] }
  return JSON.stringify({ prefetch: [{ where: { and: [isPage, { not: isFile }] }, eagerness: 'moderate' }] })
}
