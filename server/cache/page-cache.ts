import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createBoundedCache } from '#app/infra/bounded-cache.server.ts'
import { type Encoding, encodeForCache, encodeForResponse } from '../http/content-encoding.ts'
import type { CacheableUrl, RequestEnv } from '../http/request-env.ts'
import { COMPRESSION_MS_PER_KB } from '../limits/request-costs.ts'
import { type Body, bytesOf, type CachedAnswer, respond, toCachedAnswer } from './cached-answer.ts'

type KeyParams = Readonly<Record<string, readonly string[]>>

export interface PageCacheOptions {
  maxBytes: number
  /** Path → parameters of the key; other paths are cached only without parameters. */
  keyedBy?: KeyParams
  /** A new edition makes cached answers stale. */
  editionOf?: EditionOf
  now?: () => number
}

export type EditionOf = (pathname: string) => string

const MAX_KEY_LENGTH = 500
/** Beyond, each visitor gets a render of their own. */
const MAX_SHARED_RENDERS = 100

/** Keyed by path and the route's parameters alone, so that nothing a visitor appends makes an entry of its own. */
export function pageCache({ maxBytes, keyedBy = {}, editionOf, now }: PageCacheOptions) {
  const cache = createBoundedCache<CachedAnswer>({ maxBytes, maxKeyLength: MAX_KEY_LENGTH, bytesOf, now })
  // bounded: emptied as renders end, and at most `MAX_SHARED_RENDERS` entries
  const inProgress = new Map<string, Promise<CachedAnswer | null>>()

  async function encodeCached(key: string, answer: CachedAnswer, encoding: Encoding): Promise<Body> {
    const body = await encodeForCache(answer.body, encoding)
    const current = cache.get(key)
    // Another answer may have replaced it, or its other encoding been counted.
    if (current?.encoded === answer.encoded) {
      const encodedBytes = current.encodedBytes + body.byteLength
      cache.set(key, { ...current, encodedBytes }, { noUpdateTTL: true })
    }
    return body
  }

  function respondFromCache(key: string, answer: CachedAnswer, request: Request): Promise<Response> {
    const secondsLeft = Math.ceil(cache.getRemainingTTL(key) / 1_000)
    return respond(request, answer, secondsLeft, (encoding) => {
      answer.encoded[encoding] ??= encodeCached(key, answer, encoding)
      return answer.encoded[encoding]
    })
  }

  /** Null when the answer is not public; it is in `c.res` then. */
  async function render(key: string, c: Context<RequestEnv>, next: Next): Promise<CachedAnswer | null> {
    await next()
    const answer = await toCachedAnswer(c.res)
    if (answer === null) return null
    cache.set(key, answer, { ttl: answer.sharedSeconds * 1_000 })
    c.set('refundMs', c.get('refundMs') - (answer.body.byteLength / 1_000) * COMPRESSION_MS_PER_KB)
    return answer
  }

  /** Requests for the same key wait for it, even if this visitor leaves. */
  function renderShared(key: string, c: Context<RequestEnv>, next: Next): Promise<CachedAnswer | null> {
    const rendering = render(key, c, next)
    if (inProgress.size >= MAX_SHARED_RENDERS) return rendering
    const shared = rendering.catch(() => null)
    inProgress.set(key, shared)
    return rendering.finally(() => inProgress.delete(key))
  }

  return createMiddleware<RequestEnv>(async (c, next) => {
    const { method } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    const key = isRead ? cacheKey(c.get('url'), keyedBy, editionOf) : null
    if (key === null) return next()
    const cached = cache.get(key)
    if (cached) return respondFromCache(key, cached, c.req.raw)
    if (method === 'HEAD') return next()
    const pendingRender = inProgress.get(key)
    const answer = pendingRender
      ? ((await pendingRender) ?? (await render(key, c, next)))
      : await renderShared(key, c, next)
    if (answer === null) return
    c.res = undefined
    c.res = await respond(c.req.raw, answer, answer.sharedSeconds, (encoding) =>
      encodeForResponse(answer.body, encoding),
    )
  })
}

/** Null: not cached. A parameter's first value counts, as for the loaders. */
function cacheKey({ path, search }: CacheableUrl, keyedBy: KeyParams, editionOf?: EditionOf): string | null {
  const key = `${editionOf?.(path) ?? ''}${path}`
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
