import type { MiddlewareHandler } from 'hono'
import * as urls from '#app/ui/urls.ts'
import type { CacheableUrl, RequestEnv } from '../http/request-env.ts'
import { type CacheVersionOf, pageCache } from './page-cache.ts'

export const LETTER_PATHS = [urls.letter, urls.letterApi]
const CODES_ONLY = /^\d{8}-\d(,\d{8}-\d)*$/

/** Letters have a cache of their own, so that they evict no pages. Only URLs with codes alone are cached, never typed words. */
export function letterCache(cacheVersionOf?: CacheVersionOf): MiddlewareHandler<RequestEnv> {
  const cache = pageCache({
    maxBytes: 11_000_000,
    cacheVersionOf,
    keyedBy: Object.fromEntries(LETTER_PATHS.map((path) => [path, [urls.CODES_PARAM]])),
  })
  return (c, next) => (hasOnlyCodes(c.get('url')) ? cache(c, next) : next())
}

function hasOnlyCodes({ search }: CacheableUrl): boolean {
  const params = new URLSearchParams(search)
  return params.size === 1 && CODES_ONLY.test(params.get(urls.CODES_PARAM) ?? '')
}
