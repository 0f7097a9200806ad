import { createHash } from 'node:crypto'
import { textBytes } from '#app/infra/bounded-cache.server.ts'
import { type Encoding, encodingFor, isCompressible } from '../http/content-encoding.ts'

export type Body = Uint8Array<ArrayBuffer>

export interface CachedResponse {
  body: Body
  /** It is encoded on the second request: most code pages get no second one before they expire. */
  encoded: Partial<Record<Encoding, Promise<Body>>>
  isCompressible: boolean
  headers: Record<string, string>
  etag: string
  cacheControl: string
  sharedSeconds: number
}

/** Objects, buffers and promises were measured. */
const RESPONSE_OVERHEAD_BYTES = 1_500

/** Both encodings of a page together are smaller than the page. */
export function bytesOf({ body, headers }: CachedResponse): number {
  return 2 * body.byteLength + textBytes(JSON.stringify(headers)) + RESPONSE_OVERHEAD_BYTES
}

/** Returns null unless `Cache-Control` says public and has an `s-maxage`. */
export async function toCachedResponse(response: Response): Promise<CachedResponse | null> {
  const cacheControl = response.headers.get('Cache-Control') ?? ''
  const sharedSeconds = Number(/\bs-maxage=(\d+)/i.exec(cacheControl)?.[1] ?? 0)
  const isForEveryone =
    /\bpublic\b/i.test(cacheControl) && !response.headers.has('Set-Cookie') && !response.headers.has('Vary')
  if (response.status !== 200 || !(sharedSeconds > 0) || !isForEveryone) return null
  const body = new Uint8Array(await response.arrayBuffer())
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    body,
    encoded: {},
    isCompressible: isCompressible(response.headers.get('Content-Type')),
    headers: Object.fromEntries(response.headers),
    etag: `W/"${digest}"`,
    cacheControl,
    sharedSeconds,
  }
}

export async function respond(
  { headers: requestHeaders }: Request,
  response: CachedResponse,
  secondsLeft: number,
  encode: (encoding: Encoding) => Body | Promise<Body>,
): Promise<Response> {
  const headers: Record<string, string> = {
    ...response.headers,
    etag: response.etag,
    'cache-control': remainingCaching(response.cacheControl, secondsLeft),
  }
  if (response.isCompressible) headers.vary = 'Accept-Encoding'
  if (matchesEtag(requestHeaders.get('If-None-Match'), response.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = response.isCompressible
    ? encodingFor(requestHeaders.get('Accept-Encoding') ?? undefined)
    : null
  if (encoding === null) return new Response(response.body, { headers })
  headers['content-encoding'] = encoding
  return new Response(await encode(encoding), { headers })
}

/** Caches downstream must expire together with this one. */
function remainingCaching(cacheControl: string, secondsLeft: number): string {
  return cacheControl.replace(/(max-age|s-maxage)=(\d+)/g, (_, name, seconds) => {
    return `${name}=${Math.min(Number(seconds), secondsLeft)}`
  })
}

/** As GET allows, the comparison is weak: `W/` does not matter. */
function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(bare).includes(bare(etag))
}
