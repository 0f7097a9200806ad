import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { type PageCacheOptions, pageCache } from '#server/cache/page-cache.ts'
import type { RequestEnv } from '#server/http/request-env.ts'
import { splitQuery } from '#server/http/split-query.ts'

export const PUBLIC = 'public, max-age=60, s-maxage=600'

export interface TestSite {
  /** Route → the parameters that it reads; each path is a route here. */
  routeParams?: Record<string, readonly string[]>
  headers?: Record<string, string>
  options?: Partial<PageCacheOptions>
  /** Turns of the event loop for each render. */
  turns?: number
  /** The number of renders that fail at first. */
  failures?: number
}

/** A site behind the cache whose page says how often it was rendered. */
export function startTestSite({
  routeParams = {},
  headers = {},
  options = {},
  turns = 0,
  failures = 0,
}: TestSite = {}) {
  const clock = { ms: 1_000_000 }
  let renders = 0
  const app = new Hono<RequestEnv>()
  app.use((c, next) => {
    c.set('route', c.req.path)
    return next()
  })
  app.use(splitQuery(routeParams))
  app.use(pageCache({ maxBytes: 100_000, now: () => clock.ms, ...options }))
  app.all('/missing', () => new Response('none', { status: 404, headers: { 'Cache-Control': PUBLIC } }))
  app.onError((_error, c) => c.text('failed', 500))
  app.all('*', async () => {
    const number = ++renders
    for (let turn = 0; turn < turns; turn++) await nextTurn()
    if (number <= failures) throw new Error('the page cannot be rendered')
    return new Response(`page ${number}${'.'.repeat(2_000)}`, {
      headers: { 'Content-Type': 'text/html', 'Cache-Control': PUBLIC, ...headers },
    })
  })
  return {
    app,
    clock,
    renders: () => renders,
    get: (path = '/', requestHeaders: Record<string, string> = {}, method = 'GET') =>
      app.request(path, { method, headers: requestHeaders }),
  }
}

export async function pageOf(response: Response | Promise<Response>): Promise<string> {
  return (await (await response).text()).replace(/\.+$/, '')
}
