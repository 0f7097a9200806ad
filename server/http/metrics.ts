import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import type { Registry } from 'prom-client'

/** When a token is set, only requests that send it as `Authorization: Bearer …` see the metrics. */
export function metricsApp(registry: Registry, token: string | undefined) {
  const app = new Hono()
  if (token !== undefined) app.use('/metrics', bearerAuth({ token }))
  app.get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )
  return app
}
