import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/** Brotli's usual window of 4 MB costs more to set up than a page costs to compress. */
const WINDOW_BITS = 18
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml))/
const MIN_BYTES = 1_000
const MAX_ACCEPT_LENGTH = 200

const FAST_OPTIONS = { br: brotliOptions(3), gzip: { level: 2 } satisfies ZlibOptions }
/** The cost is paid once, on another thread. Brotli's best is 2 % smaller for three times the work. */
const CACHED_OPTIONS = { br: brotliOptions(10), gzip: { level: 7 } satisfies ZlibOptions }
const CACHED_LARGE_BROTLI_OPTIONS = brotliOptions(6)
const LARGE_BYTES = 200_000

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export function encodingFor(accepted: string | undefined): Encoding | null {
  const acceptedEncodings = parseAccept((accepted ?? '').slice(0, MAX_ACCEPT_LENGTH))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
  return (['br', 'gzip'] as const).find((encoding) => acceptedEncodings.includes(encoding)) ?? null
}

export function encodeForCache(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return gzipAsync(body, CACHED_OPTIONS.gzip)
  return brotliAsync(body, body.byteLength < LARGE_BYTES ? CACHED_OPTIONS.br : CACHED_LARGE_BROTLI_OPTIONS)
}

export function isCompressible(contentType: string | null): boolean {
  return COMPRESSIBLE.test(contentType ?? '')
}

/** Responses with `Vary` are compressed already. */
export function contentEncoding() {
  return createMiddleware(async (c, next) => {
    await next()
    const { status, headers } = c.res
    const type = headers.get('Content-Type')
    if (headers.has('Vary') || !isCompressible(type)) return
    headers.set('Vary', 'Accept-Encoding')
    const encoding = encodingFor(c.req.header('Accept-Encoding'))
    if (encoding === null || c.req.method === 'HEAD') return
    const body = new Uint8Array(await c.res.arrayBuffer())
    const isWorthIt = body.byteLength >= MIN_BYTES
    if (isWorthIt) headers.set('Content-Encoding', encoding)
    const sent = isWorthIt ? encodeForResponse(body, encoding) : body
    c.res = undefined
    c.res = new Response(sent.byteLength > 0 ? sent : null, { status, headers })
  })
}

export function encodeForResponse(body: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  return encoding === 'br' ? brotliCompressSync(body, FAST_OPTIONS.br) : gzipSync(body, FAST_OPTIONS.gzip)
}

function brotliOptions(quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  }
}
