import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createBoundedCache } from '#app/infra/bounded-cache.server.ts'
import { encodeForCache, encodeForResponse } from '../http/content-encoding.ts'
import type { CacheableUrl, RequestEnv } from '../http/request-env.ts'
import { COMPRESSION_MS_PER_KB } from '../limits/request-costs.ts'
import { bytesOf, type CachedResponse, respond, toCachedResponse } from './cached-response.ts'

type KeyParams = Readonly<Record<string, readonly string[]>>

export interface PageCacheOptions {
  maxBytes: number
  /** Each path has the parameters of its key; other paths are cached only without parameters. */
  keyedBy?: KeyParams
  /** A new cache version makes cached responses stale. */
  cacheVersionOf?: CacheVersionOf
  now?: () => number
}

export type CacheVersionOf = (pathname: string) => string

const MAX_KEY_LENGTH = 500
/** Beyond this number each visitor gets a render of their own. */
const MAX_SHARED_RENDERS = 100

/** The key is the path and the route's parameters alone, so that nothing a visitor appends makes an entry of its own. */
export function pageCache({ maxBytes, keyedBy = {}, cacheVersionOf, now }: PageCacheOptions) {
  const cache = createBoundedCache<CachedResponse>({ maxBytes, maxKeyLength: MAX_KEY_LENGTH, bytesOf, now })
  // bounded: emptied as renders end, and at most `MAX_SHARED_RENDERS` entries
  const inProgress = new Map<string, Promise<CachedResponse | null>>()

  function respondFromCache(key: string, response: CachedResponse, request: Request): Promise<Response> {
    const secondsLeft = Math.ceil(cache.getRemainingTTL(key) / 1_000)
    return respond(request, response, secondsLeft, (encoding) => {
      response.encoded[encoding] ??= encodeForCache(response.body, encoding)
      return response.encoded[encoding]
    })
  }

  /** Null when the response is not public; it is in `c.res` then. */
  async function render(key: string, c: Context<RequestEnv>, next: Next): Promise<CachedResponse | null> {
    await next()
    const response = await toCachedResponse(c.res)
    if (response === null) return null
    cache.set(key, response, { ttl: response.sharedSeconds * 1_000 })
    c.set('refundMs', c.get('refundMs') - (response.body.byteLength / 1_000) * COMPRESSION_MS_PER_KB)
    return response
  }

  /** Requests for the same key wait for it, even if this visitor leaves. */
  function renderShared(key: string, c: Context<RequestEnv>, next: Next): Promise<CachedResponse | null> {
    const rendering = render(key, c, next)
    if (inProgress.size >= MAX_SHARED_RENDERS) return rendering
    const shared = rendering.catch(() => null)
    inProgress.set(key, shared)
    return rendering.finally(() => inProgress.delete(key))
  }

  return createMiddleware<RequestEnv>(async (c, next) => {
    const { method } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    const key = isRead ? cacheKey(c.get('url'), keyedBy, cacheVersionOf) : null
    if (key === null) return next()
    const cached = cache.get(key)
    if (cached) return respondFromCache(key, cached, c.req.raw)
    if (method === 'HEAD') return next()
    const pendingRender = inProgress.get(key)
    const response = pendingRender
      ? ((await pendingRender) ?? (await render(key, c, next)))
      : await renderShared(key, c, next)
    if (response === null) return
    c.res = undefined
    c.res = await respond(c.req.raw, response, response.sharedSeconds, (encoding) =>
      encodeForResponse(response.body, encoding),
    )
  })
}

/** The key is null for what is not cached. A parameter's first value counts, as for the loaders. */
function cacheKey(
  { path, search }: CacheableUrl,
  keyedBy: KeyParams,
  cacheVersionOf?: CacheVersionOf,
): string | null {
  const key = `${cacheVersionOf?.(path) ?? ''}${path}`
  if (search === '') return key
  const names = keyedBy[path]
  if (names === undefined) return null
  const params = new URLSearchParams(search)
  const pairs = names.flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : `${name}=${encodeURIComponent(value)}`
  })
  return `${key}?${pairs.join('&')}`
}
