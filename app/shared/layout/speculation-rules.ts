import * as urls from '#app/shared/urls.ts'

/**
 * Which pages Chrome fetches when a visitor is about to open them (the pointer rests on a link, a finger
 * touches it); others ignore it. Prefetched, not prerendered: a prerendered page would report a page view.
 */
export function speculationRules(): string {
  const isPage = { href_matches: '/*' }
  const isFile = { href_matches: [`${urls.api}*`, '/*.csv', '/*.csv\\?*', '/*.json', '/*.xml'] }
  return JSON.stringify({ prefetch: [{ where: { and: [isPage, { not: isFile }] }, eagerness: 'moderate' }] })
}
