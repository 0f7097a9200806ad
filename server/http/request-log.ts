import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/infra/observability/log.server.ts'
import type { Metrics } from '#app/infra/observability/metrics.server.ts'
import type { RequestEnv } from './request-env.ts'

/** Paths, queries and bodies may hold personal data, so the route's pattern stands for them. */
export function requestLog(log: Log, metrics: Metrics) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const startedAt = performance.now()
    const requestId = crypto.randomUUID()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const seconds = (performance.now() - startedAt) / 1_000
    const route = c.get('route')
    const { method } = c.req
    const { status } = c.res
    metrics.observeRequest({ method, route, status, seconds })
    log.info({ requestId, method, route, status, durationMs: Math.round(seconds * 1_000) }, 'request')
  })
}
