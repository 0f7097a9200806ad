import { createMiddleware } from 'hono/factory'
import type { UsageCounters } from '#app/infra/usage/usage-counters.server.ts'
import { TOTAL_COUNT_HEADER } from '#app/shared/http/api-responses.ts'
import * as urls from '#app/shared/urls.ts'
import type { RequestEnv } from './request-env.ts'

/** Robots that say so; CUBOT makes telephones. */
const ROBOT = /(?<!cu)bot|crawl|spider/i
export const SEARCH_PATHS = [urls.cpvBrowser, urls.cpvViewApi]

export function isAutomated({ headers }: Request): boolean {
  return ROBOT.test(headers.get('User-Agent') ?? '') || /prefetch/.test(headers.get('Sec-Purpose') ?? '')
}

/** Before the caches: an answer from memory is a search too. */
export function countSearches(usage: Pick<UsageCounters, 'of'>) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    await next()
    if (c.req.query(urls.SHOWN_PARAM) !== undefined) return
    const total = c.res.headers.get(TOTAL_COUNT_HEADER)
    if (total === null) return
    const { count } = usage.of({ networks: c.get('networks'), isAutomated: isAutomated(c.req.raw) })
    count('search', total === '0' ? 'none' : 'found')
  })
}
