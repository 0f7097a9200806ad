import { createHash } from 'node:crypto'
import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createBoundedCache, textBytes } from '#app/infra/bounded-cache.server.ts'
import {
  type Encoding,
  encodeOnce,
  encodeToKeep,
  encodingFor,
  isCompressible,
} from '../http/content-encoding.ts'

type Body = Uint8Array<ArrayBuffer>

interface CachedAnswer {
  body: Body
  /** Made when the answer is asked for again: most of the 9,454 code pages are not, before their time ends. */
  encoded: Partial<Record<Encoding, Promise<Body>>>
  encodedBytes: number
  isCompressible: boolean
  headers: Record<string, string>
  etag: string
  /** `Cache-Control` with its seconds, counted from when the answer was made. */
  caching: string
  cachedAtMs: number
  sharedSeconds: number
}

/** Path → the parameters that its answer depends on, and on no others. */
export type KnownParams = Readonly<Record<string, readonly string[]>>

export interface PageCacheOptions {
  maxBytes: number
  /** Paths that are cached with a query string; all others only without one. */
  knownParams?: KnownParams
  now?: () => number
}

const MAX_KEY_LENGTH = 500
/** Of pages made at the same moment; beyond, each visitor has his own made. */
const MAX_SHARED = 100
/** Objects, buffers and promises of one answer, measured. */
const ANSWER_OVERHEAD_BYTES = 1_500

/**
 * Keeps answers that their `Cache-Control` calls public, as bytes in memory, until their `s-maxage` ends:
 * pages are rendered and compressed once, not for every visitor. They depend on the path and the known
 * parameters alone: whatever else a visitor writes – host, other parameters – makes no entry of its own.
 */
export function pageCache({ maxBytes, knownParams = {}, now = () => performance.now() }: PageCacheOptions) {
  const cache = createBoundedCache<CachedAnswer>({ maxBytes, maxKeyLength: MAX_KEY_LENGTH, bytesOf })

  function encodeCached(key: string, answer: CachedAnswer, encoding: Encoding): Promise<Body> {
    answer.encoded[encoding] ??= encodeAndCount(key, answer, encoding)
    return answer.encoded[encoding]
  }

  async function encodeAndCount(key: string, answer: CachedAnswer, encoding: Encoding): Promise<Body> {
    const body = await encodeToKeep(answer.body, encoding)
    const current = cache.get(key)
    // Not when another answer has taken its place; the other encoding may have been counted meanwhile.
    if (current?.encoded === answer.encoded) {
      cache.set(key, { ...current, encodedBytes: current.encodedBytes + body.byteLength })
    }
    return body
  }

  /** Begun and not yet ended; who asks meanwhile waits for the answer of the first. */
  // bounded: emptied as answers end, and at most `MAX_SHARED` entries
  const inProgress = new Map<string, Promise<CachedAnswer | null>>()

  async function makeAndCache(key: string, c: Context, next: Next): Promise<CachedAnswer | null> {
    await next()
    const made = await cacheable(c.res, now())
    if (made !== null) cache.set(key, made)
    return made
  }

  /** Null when the answer is not for everyone: the first visitor has his in `c.res`, others must have their own made. */
  function makeShared(key: string, c: Context, next: Next): Promise<CachedAnswer | null> {
    const making = makeAndCache(key, c, next)
    if (inProgress.size >= MAX_SHARED) return making
    inProgress.set(
      key,
      making.catch(() => null),
    )
    return making.finally(() => inProgress.delete(key))
  }

  return createMiddleware(async (c, next) => {
    const { method, url } = c.req
    const key = method === 'GET' || method === 'HEAD' ? cacheKey(url, knownParams) : null
    if (key === null) return next()
    const cached = cache.get(key)
    if (cached && secondsLeft(cached, now()) > 0) {
      return respond(c.req.raw, cached, now(), (encoding) => encodeCached(key, cached, encoding))
    }
    if (method === 'HEAD') return next()
    const others = inProgress.get(key)
    const made = others
      ? ((await others) ?? (await makeAndCache(key, c, next)))
      : await makeShared(key, c, next)
    if (made === null) return
    c.res = undefined
    c.res = await respond(c.req.raw, made, now(), (encoding) => encodeOnce(made.body, encoding))
  })
}

/** Null for what is not cached. The first value counts, as it does for the loaders. */
function cacheKey(url: string, knownParams: KnownParams): string | null {
  const { pathname, searchParams } = new URL(url)
  if (!url.includes('?')) return pathname
  const names = knownParams[pathname]
  if (names === undefined) return null
  const known = names.flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  return known.length === 0 ? pathname : `${pathname}?${new URLSearchParams(known)}`
}

function bytesOf({ body, encodedBytes, headers }: CachedAnswer): number {
  return body.byteLength + encodedBytes + textBytes(JSON.stringify(headers)) + ANSWER_OVERHEAD_BYTES
}

/** `public, max-age=60` as name → value; the order says nothing, neither do capitals. */
function directivesOf(cacheControl: string): ReadonlyMap<string, string | undefined> {
  const directives = cacheControl.toLowerCase().split(',')
  return new Map(
    directives.map((text) => text.trim().split('=', 2)).map(([name = '', value]) => [name, value]),
  )
}

async function cacheable(response: Response, nowMs: number): Promise<CachedAnswer | null> {
  const caching = response.headers.get('Cache-Control') ?? ''
  const directives = directivesOf(caching)
  const sharedSeconds = Number(directives.get('s-maxage') ?? 0)
  const isForEveryone =
    directives.has('public') && !response.headers.has('Set-Cookie') && !response.headers.has('Vary')
  if (response.status !== 200 || !(sharedSeconds > 0) || !isForEveryone) return null
  const body = new Uint8Array(await response.arrayBuffer())
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    body,
    encoded: {},
    encodedBytes: 0,
    isCompressible: isCompressible(response.headers.get('Content-Type')),
    headers: Object.fromEntries(response.headers),
    etag: `W/"${digest}"`,
    caching,
    cachedAtMs: nowMs,
    sharedSeconds,
  }
}

async function respond(
  { headers: requestHeaders }: Request,
  cached: CachedAnswer,
  nowMs: number,
  encode: (encoding: Encoding) => Body | Promise<Body>,
): Promise<Response> {
  const headers: Record<string, string> = {
    ...cached.headers,
    etag: cached.etag,
    'cache-control': remainingCaching(cached, nowMs),
  }
  if (cached.isCompressible) headers.vary = 'Accept-Encoding'
  if (isFresh(requestHeaders.get('If-None-Match'), cached.etag))
    return new Response(null, { status: 304, headers })
  const encoding = cached.isCompressible
    ? encodingFor(requestHeaders.get('Accept-Encoding') ?? undefined)
    : null
  if (encoding === null) return new Response(cached.body, { headers })
  headers['content-encoding'] = encoding
  return new Response(await encode(encoding), { headers })
}

function secondsLeft(cached: CachedAnswer, nowMs: number): number {
  return cached.sharedSeconds - Math.floor((nowMs - cached.cachedAtMs) / 1_000)
}

/** Other caches must not begin to count anew: an answer's time ends for all of them at once. */
function remainingCaching(cached: CachedAnswer, nowMs: number): string {
  const left = secondsLeft(cached, nowMs)
  return cached.caching.replace(/(max-age|s-maxage)=(\d+)/g, (_, name, seconds) => {
    return `${name}=${Math.min(Number(seconds), left)}`
  })
}

/** Compared weakly, as a GET may: `W/` does not matter. */
function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(bare).includes(bare(etag))
}
