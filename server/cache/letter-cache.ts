import type { MiddlewareHandler } from 'hono'
import * as urls from '#app/shared/urls.ts'
import { type EditionOf, pageCache } from './page-cache.ts'

const PATHS: ReadonlySet<string> = new Set([urls.letter, urls.letterApi])
const CODES_ONLY = /^\d{8}-\d(,\d{8}-\d)*$/

/**
 * A partition of its own for letters, so that they push out no pages. Keyed by codes alone: an address with anything
 * that was typed is answered anew. Entries end at midnight in Vilnius, as their `s-maxage` says, and with their edition.
 */
export function letterCache(editionOf?: EditionOf): MiddlewareHandler {
  const cache = pageCache({
    maxBytes: 8_000_000,
    editionOf,
    knownParams: Object.fromEntries([...PATHS].map((path) => [path, [urls.CODES_PARAM]])),
  })
  return (c, next) => (isOfCodesOnly(new URL(c.req.url)) ? cache(c, next) : next())
}

function isOfCodesOnly({ pathname, searchParams }: URL): boolean {
  if (!PATHS.has(pathname)) return false
  const lists = searchParams.getAll(urls.CODES_PARAM)
  return (
    lists.length === 1 &&
    CODES_ONLY.test(lists[0] ?? '') &&
    !searchParams.has(urls.WORDS_PARAM) &&
    !searchParams.has(urls.ADDED_PARAM)
  )
}
