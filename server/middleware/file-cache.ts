import { createMiddleware } from 'hono/factory'
import { createByteCache } from './byte-cache.ts'
import { encodingFor } from './content-encoding.ts'

interface KeptFile {
  body: ArrayBuffer
  headers: Headers
}

/**
 * Keeps files that never change in memory: to look for a file and its compressed forms on the disk costs ten
 * times what the rest of the answer does. Parts of files (`Range`) are left to the disk.
 */
export function fileCache(mostBytes: number) {
  const cache = createByteCache<KeptFile>(mostBytes)

  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('Range') !== undefined) return next()
    const key = `${encodingFor(c.req.header('Accept-Encoding'))} ${c.req.path}`
    const known = cache.get(key)
    if (known) return new Response(known.body, { headers: known.headers })
    await next()
    const { status, headers } = c.res
    if (status !== 200 || !headers.get('Cache-Control')?.includes('immutable')) return
    const file = { body: await c.res.arrayBuffer(), headers: new Headers(headers) }
    cache.set(key, file, file.body.byteLength)
    c.res = undefined
    c.res = new Response(file.body, { headers })
  })
}
