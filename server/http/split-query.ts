import { createMiddleware } from 'hono/factory'
import type { CacheableUrl, RequestEnv } from './request-env.ts'

/** No page can depend on campaigns or click ids, and all such URLs are one page. */
export function splitQuery(routeParams: Readonly<Record<string, readonly string[]>>) {
  return createMiddleware<RequestEnv>((c, next) => {
    c.set('url', toCacheableUrl(c.req.url, routeParams[c.get('route')] ?? []))
    return next()
  })
}

export function toCacheableUrl(url: string, routeParams: readonly string[]): CacheableUrl {
  const { pathname: path, search } = new URL(url)
  const query = search.slice(1)
  if (query === '' || routeParams.length === 0) return { path, search: '', ignoredQuery: query }
  const pairs = query.split('&').filter((pair) => pair !== '')
  const names = [...new URLSearchParams(query).keys()]
  const isKnown = (_: string, index: number) => routeParams.includes(names[index] ?? '')
  const read = pairs.filter(isKnown)
  const ignored = pairs.filter((pair, index) => !isKnown(pair, index))
  return { path, search: read.length > 0 ? `?${read.join('&')}` : '', ignoredQuery: ignored.join('&') }
}

/** A redirect keeps the campaign, which the router did not see. */
export function withIgnoredQuery(response: Response, ignoredQuery: string): Response {
  const location = response.headers.get('Location')
  if (location === null || ignoredQuery === '') return response
  const headers = new Headers(response.headers)
  headers.set('Location', `${location}${location.includes('?') ? '&' : '?'}${ignoredQuery}`)
  return new Response(response.body, { status: response.status, headers })
}
