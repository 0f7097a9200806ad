import { type Context, Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { HTTPException } from 'hono/http-exception'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { healthLine } from '#app/doctor/site-check.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { endpoints, routeParams } from '#app/pages/endpoints.ts'
import type { Services } from '#app/services.server.ts'
import * as urls from '#app/ui/urls.ts'
import { LETTER_PATHS, letterCache } from './cache/letter-cache.ts'
import { pageCache } from './cache/page-cache.ts'
import { canonicalAddress } from './http/canonical-address.ts'
import { clientNetworks, reportMissingNetworks } from './http/client-networks.ts'
import { contentEncoding } from './http/content-encoding.ts'
import { publicRequest } from './http/public-request.ts'
import { refuse } from './http/refusal.ts'
import type { RequestEnv } from './http/request-env.ts'
import { requestLog } from './http/request-log.ts'
import { decodablePath, routeName } from './http/route-name.ts'
import { securityHeaders } from './http/security-headers.ts'
import { splitQuery, withIgnoredQuery } from './http/split-query.ts'
import { type StaticFiles, staticFiles } from './http/static-files.ts'
import { countSearches, isAutomated, SEARCH_PATHS } from './http/visits.ts'
import { costLimits } from './limits/cost-limits.ts'
import { overloadGuard } from './limits/overload.ts'
import { postGuards } from './limits/post-guards.ts'
import { BASE_COST_MS, POST_COST_MS, renderCostMs } from './limits/request-costs.ts'
import { submissionBody } from './limits/submission-body.ts'

export interface AppOptions {
  /** In development it is a function, for each change makes a new build. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  env: Env
  log: Log
  services: Services
  clientFiles?: StaticFiles
  isDevelopment?: boolean
}

/** React Router's data addresses are not used here, and cost as much as pages. */
const ROUTER_DATA = /\.data$|^\/__manifest$/
const CACHED_SEARCHES = { [urls.cpvApi]: endpoints.cpv.params, [urls.cpvViewApi]: endpoints.cpvView.params }
const URGENT_PATHS: ReadonlySet<string> = new Set([urls.healthApi, urls.thankYouPage])

/** The order is that in which a request passes through it. */
export function createApp({ build, env, log, services, clientFiles, isDevelopment = false }: AppOptions) {
  const app = new Hono<RequestEnv>()
  const { charge, giveBack } = costLimits()
  const costOf = (c: Context<RequestEnv>) => renderCostMs(c.get('route'))
  const isQueued = ({ req }: Context<RequestEnv>) => !URGENT_PATHS.has(req.path)
  app.use(routeName())
  app.use(clientNetworks(env.TRUST_PROXY, reportMissingNetworks(env, log)))
  app.use(requestLog(log, services.metrics))
  app.use(securityHeaders({ isDevelopment, gtmId: env.GTM_ID ?? null }))
  app.use(
    charge(() => BASE_COST_MS),
    giveBack,
  )
  app.use(decodablePath)
  app.get('/healthz', (c) => c.text(healthLine(c.req.raw.headers, services.doctorKey)))
  app.get('/readyz', charge(costOf), async (c) => {
    const { isReady, checks } = await services.checkReadiness()
    return c.json({ ready: isReady, ...checks }, isReady ? 200 : 503)
  })
  app.get('/status', charge(costOf), async (c) => {
    const isWell = (await services.checkReadiness()).isReady && (await services.isWell())
    return c.text(isWell ? 'ok' : 'not well', isWell ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  if (env.METRICS_TOKEN !== undefined) {
    const { registry } = services.metrics
    app.get('/metrics', bearerAuth({ token: env.METRICS_TOKEN }), async (c) =>
      c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
    )
  }
  if (clientFiles) app.use(staticFiles(clientFiles))
  app.use(canonicalAddress(services.isPage))
  app.use(splitQuery(routeParams))
  for (const path of SEARCH_PATHS) app.use(path, countSearches(services.usage))
  if (!isDevelopment) {
    app.use(contentEncoding())
    app.get('*', (c, next) => (ROUTER_DATA.test(c.req.path) ? c.notFound() : next()))
    app.use(`${urls.cpvApi}/*`, pageCache({ maxBytes: 11_000_000, keyedBy: CACHED_SEARCHES }))
    const { cacheVersionOf } = services
    const cacheLetters = letterCache(cacheVersionOf)
    for (const path of LETTER_PATHS) app.use(path, cacheLetters)
    app.use(pageCache({ maxBytes: 33_000_000, cacheVersionOf }))
  }
  // A form under a letter may come back with the letter.
  const postCost = (c: Context<RequestEnv>) => POST_COST_MS + (c.get('route') === urls.letter ? costOf(c) : 0)
  app.post('*', charge(postCost))
  app.use(postGuards(env))
  app.use(submissionBody())
  app.use(overloadGuard(costOf, isQueued))
  app.get('*', charge(costOf, isQueued))
  for (const [path, handler] of Object.entries(services.handlers)) {
    app.get(path, (c) => handler(new URL(c.req.url).searchParams))
  }
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production')
  app.all('*', async (c) => {
    const networks = c.get('networks')
    const context = services.contextFor({ networks, isAutomated: isAutomated(c.req.raw) })
    const url = c.get('url')
    const response = await handle(publicRequest(c.req.raw, env.SITE_URL, url, c.get('body')), context)
    return withIgnoredQuery(response, url.ignoredQuery)
  })
  app.onError((error, c) => {
    // The client disconnected: nobody reads the response.
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ err: error }, 'a request failed')
    return refuse(c, 500, 'Įvyko klaida. Bandykite dar kartą po kelių minučių.')
  })
  return app
}
