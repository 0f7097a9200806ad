import type { MiddlewareHandler } from 'hono'
import * as urls from '#app/shared/urls.ts'
import type { CacheableUrl, RequestEnv } from '../http/request-env.ts'
import { type EditionOf, pageCache } from './page-cache.ts'

export const LETTER_PATHS = [urls.letter, urls.letterApi]
const CODES_ONLY = /^\d{8}-\d(,\d{8}-\d)*$/

/**
 * For `LETTER_PATHS`: a partition of its own, so that they push out no pages. Keyed by codes alone: an address with anything
 * that was typed is answered anew. Entries end at midnight in Vilnius, as their `s-maxage` says, and with their edition.
 */
export function letterCache(editionOf?: EditionOf): MiddlewareHandler<RequestEnv> {
  const cache = pageCache({
    maxBytes: 8_000_000,
    editionOf,
    keyedBy: Object.fromEntries(LETTER_PATHS.map((path) => [path, [urls.CODES_PARAM]])),
  })
  return (c, next) => (hasOnlyCodes(c.get('address')) ? cache(c, next) : next())
}

function hasOnlyCodes({ search }: CacheableUrl): boolean {
  const params = new URLSearchParams(search)
  return params.size === 1 && CODES_ONLY.test(params.get(urls.CODES_PARAM) ?? '')
}
