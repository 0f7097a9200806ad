import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/infra/log.server.ts'

/** One line a request: id, method, path, status, duration. Queries and bodies may hold personal data. */
export function requestLog(log: Log) {
  return createMiddleware(async (c, next) => {
    const startedAt = performance.now()
    const requestId = crypto.randomUUID()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    log.info(
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        durationMs: Math.round(performance.now() - startedAt),
      },
      'request',
    )
  })
}
