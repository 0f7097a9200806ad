import { createMiddleware } from 'hono/factory'
import { matchRoutes } from 'react-router'
import { createBoundedCache, textBytes } from '#app/infra/bounded-cache.server.ts'
import { PROCESS_PATHS, routeRows } from '#app/pages/endpoints.ts'
import { refuse } from './refusal.ts'
import type { RequestEnv } from './request-env.ts'

const MAX_CACHE_BYTES = 1_000_000
const MAX_CACHED_LENGTH = 200
/** Names of buyers are the longest; thousands of slashes would cost more than a page. */
const MAX_PATH_LENGTH = 4_000
const ROUTES = routeRows.map(({ path }) => ({ path }))

/** It is found before the router, since costs are charged first, and cached, because `matchRoutes` ranks all routes on each call. */
export function routeName() {
  const cache = createBoundedCache<string>({
    maxBytes: MAX_CACHE_BYTES,
    maxKeyLength: MAX_CACHED_LENGTH,
    bytesOf: textBytes,
  })
  return createMiddleware<RequestEnv>((c, next) => {
    const { path } = c.req
    const cached = cache.get(path)
    const name = cached ?? routeNameOf(path)
    if (cached === undefined) cache.set(path, name)
    c.set('route', name)
    return next()
  })
}

export function routeNameOf(path: string): string {
  if (PROCESS_PATHS.includes(path)) return path
  if (path.startsWith('/assets/')) return '/assets/*'
  if (!isDecodable(path)) return '/*'
  return matchRoutes(ROUTES, path)?.at(-1)?.route.path ?? '/*'
}

export function isDecodable(path: string): boolean {
  try {
    // The result is used, because the bundler drops a call without one, and with it the error.
    return path.length <= MAX_PATH_LENGTH && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The router would print such addresses, with whatever name or e-mail address is in them. */
export const decodablePath = createMiddleware((c, next) => {
  if (isDecodable(new URL(c.req.url).pathname)) return next()
  return Promise.resolve(refuse(c, 400, 'Nuoroda nukopijuota ne visa arba joje yra klaida.'))
})
