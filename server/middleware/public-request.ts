/**
 * The request as the router gets it: at the site's public address, whatever the proxy or a stranger wrote into
 * `Host`, and without `Origin`. `leadGuards` has judged that header already; the router would do it again by
 * comparing it with `request.url`, which behind a proxy is plain http.
 *
 * A page is made to its end even if its visitor leaves: others may be waiting for the same one.
 */
export function publicRequest(request: Request, siteUrl: string): Request {
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const isReading = method === 'GET' || method === 'HEAD'
  const moved = new Request(`${siteUrl}${pathname}${search}`, isReading ? { method, headers } : request)
  moved.headers.delete('Origin')
  return moved
}
