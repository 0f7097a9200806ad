import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { createByteCache } from './byte-cache.ts'
import { type Encoding, encodeOnce, encodeToKeep, encodingFor, isCompressible } from './content-encoding.ts'

type Body = Uint8Array<ArrayBuffer>

interface KeptAnswer {
  body: Body
  /** Made when the answer is asked for again: most of the 9,454 code pages are not, before their time ends. */
  encoded: Map<Encoding, Promise<Body>>
  isCompressible: boolean
  headers: Record<string, string>
  etag: string
  /** `Cache-Control` with its seconds, counted from when the answer was made. */
  caching: string
  keptAtMs: number
  sharedSeconds: number
}

export interface PageCacheOptions {
  mostBytes: number
  /** Whether answers for different query strings are kept, each by itself; otherwise none with one is. */
  withQueries?: boolean
  now?: () => number
}

/** Room for the compressed forms beside the body. */
const BYTES_WITH_ENCODED = 1.5

/**
 * Keeps answers that their `Cache-Control` calls public, as bytes in memory, until their `s-maxage` ends:
 * pages are rendered and compressed once, not for every visitor. They depend on the address alone.
 */
export function pageCache({ mostBytes, withQueries = false, now = Date.now }: PageCacheOptions) {
  const cache = createByteCache<KeptAnswer>(mostBytes)

  return createMiddleware(async (c, next) => {
    const { method, url } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || (!withQueries && url.includes('?'))) return next()
    const known = cache.get(url)
    if (known && secondsLeft(known, now()) > 0) {
      return answer(c.req.raw, known, now(), (encoding) => encodedBody(known, encoding))
    }
    await next()
    if (method !== 'GET') return
    const made = await keepable(c.res, now())
    if (made === null) return
    cache.set(url, made, made.body.byteLength * BYTES_WITH_ENCODED)
    c.res = undefined
    c.res = await answer(c.req.raw, made, now(), (encoding) => encodeOnce(made.body, encoding))
  })
}

async function keepable(response: Response, nowMs: number): Promise<KeptAnswer | null> {
  const caching = response.headers.get('Cache-Control') ?? ''
  const sharedSeconds = Number(/^public\b.*\bs-maxage=(\d+)/.exec(caching)?.[1] ?? 0)
  const isForEveryone = !response.headers.has('Set-Cookie') && !response.headers.has('Vary')
  if (response.status !== 200 || sharedSeconds === 0 || !isForEveryone) return null
  const body = new Uint8Array(await response.arrayBuffer())
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    body,
    encoded: new Map(),
    isCompressible: isCompressible(response.headers.get('Content-Type')),
    headers: Object.fromEntries(response.headers),
    etag: `W/"${digest}"`,
    caching,
    keptAtMs: nowMs,
    sharedSeconds,
  }
}

async function answer(
  { headers: asked }: Request,
  kept: KeptAnswer,
  nowMs: number,
  encode: (encoding: Encoding) => Body | Promise<Body>,
): Promise<Response> {
  const headers: Record<string, string> = {
    ...kept.headers,
    etag: kept.etag,
    'cache-control': remainingCaching(kept, nowMs),
  }
  if (kept.isCompressible) headers.vary = 'Accept-Encoding'
  if (isKnownTo(asked.get('If-None-Match'), kept.etag)) return new Response(null, { status: 304, headers })
  const encoding = kept.isCompressible ? encodingFor(asked.get('Accept-Encoding') ?? undefined) : null
  if (encoding === null) return new Response(kept.body, { headers })
  headers['content-encoding'] = encoding
  return new Response(await encode(encoding), { headers })
}

function encodedBody(kept: KeptAnswer, encoding: Encoding): Promise<Body> {
  const known = kept.encoded.get(encoding)
  if (known) return known
  const made = encodeToKeep(kept.body, encoding)
  kept.encoded.set(encoding, made)
  return made
}

function secondsLeft(kept: KeptAnswer, nowMs: number): number {
  return kept.sharedSeconds - Math.floor((nowMs - kept.keptAtMs) / 1_000)
}

/** Other caches must not begin to count anew: an answer's time ends for all of them at once. */
function remainingCaching(kept: KeptAnswer, nowMs: number): string {
  const left = secondsLeft(kept, nowMs)
  return kept.caching.replace(/(max-age|s-maxage)=(\d+)/g, (_, name, seconds) => {
    return `${name}=${Math.min(Number(seconds), left)}`
  })
}

/** Compared weakly, as a GET may: `W/` does not matter. */
function isKnownTo(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(bare).includes(bare(etag))
}
