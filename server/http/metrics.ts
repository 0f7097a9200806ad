import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import type { Registry } from 'prom-client'

/** With a token, only for requests that send it as `Authorization: Bearer …`. */
export function metricsApp(registry: Registry, token: string | undefined) {
  const app = new Hono()
  if (token !== undefined) app.use('/metrics', bearerAuth({ token }))
  app.get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )
  return app
}
