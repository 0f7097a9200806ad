import { createMiddleware } from 'hono/factory'
import type { Services } from '#app/services.server.ts'
import { TOTAL_COUNT_HEADER } from '#app/ui/http/api-responses.ts'
import * as urls from '#app/ui/urls.ts'
import type { RequestEnv } from './request-env.ts'

/** These robots say so; CUBOT makes telephones. */
const ROBOT = /(?<!cu)bot|crawl|spider/i
export const SEARCH_PATHS = [urls.cpvBrowser, urls.cpvViewApi]

export function isAutomated({ headers }: Request): boolean {
  return ROBOT.test(headers.get('User-Agent') ?? '') || /prefetch/.test(headers.get('Sec-Purpose') ?? '')
}

/** It stands before the caches, for a response from memory is a search too. */
export function countSearches(usage: Pick<Services['usage'], 'of'>) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    await next()
    if (c.req.query(urls.SHOWN_PARAM) !== undefined) return
    const total = c.res.headers.get(TOTAL_COUNT_HEADER)
    if (total === null) return
    const count = usage.of({ networks: c.get('networks'), isAutomated: isAutomated(c.req.raw) })
    count('search', total === '0' ? 'none' : 'found')
  })
}
