/**
 * The request as the router gets it: at the site's public address, whatever the proxy or a stranger wrote into
 * `Host`, and without `Origin`. `leadGuards` has judged that header already; the router would do it again by
 * comparing it with `request.url`, which behind a proxy is plain http.
 */
export function publicRequest(request: Request, siteUrl: string): Request {
  const { pathname, search } = new URL(request.url)
  const moved = new Request(`${siteUrl}${pathname}${search}`, request)
  moved.headers.delete('Origin')
  return moved
}
