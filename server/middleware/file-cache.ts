import { createMiddleware } from 'hono/factory'
import { createBoundedCache, textBytes } from '#app/infra/bounded-cache.server.ts'
import { encodingFor } from './content-encoding.ts'

const MAX_KEY_LENGTH = 200

interface CachedFile {
  body: ArrayBuffer
  headers: Headers
}

/**
 * Keeps files that never change in memory: to look for a file and its compressed forms on the disk costs ten
 * times what the rest of the answer does. Parts of files (`Range`) are left to the disk.
 */
export function fileCache(maxBytes: number) {
  const cache = createBoundedCache<CachedFile>({
    maxBytes,
    maxKeyLength: MAX_KEY_LENGTH,
    bytesOf: ({ body, headers }) => body.byteLength + textBytes(JSON.stringify([...headers])),
  })

  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('Range') !== undefined) return next()
    const key = `${encodingFor(c.req.header('Accept-Encoding'))} ${c.req.path}`
    const cached = cache.get(key)
    if (cached) return new Response(cached.body, { headers: cached.headers })
    await next()
    const { status, headers } = c.res
    if (status !== 200 || !headers.get('Cache-Control')?.includes('immutable')) return
    const file = { body: await c.res.arrayBuffer(), headers: new Headers(headers) }
    cache.set(key, file)
    c.res = undefined
    c.res = new Response(file.body, { headers })
  })
}
