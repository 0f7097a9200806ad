import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'

/** `/metrics` for Prometheus; with a token only for who sends it as `Authorization: Bearer …`. */
export function metricsApp(registry: Registry, token: string | undefined) {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    if (token !== undefined && !isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' })
    }
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return app
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [given, right].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
