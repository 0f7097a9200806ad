/**
 * The request as the router gets it: at the site's public address, whatever the proxy or a stranger wrote into
 * `Host`, and without `Origin`. `leadGuards` has judged that header already; the router would do it again by
 * comparing it with `request.url`, which behind a proxy is plain http.
 *
 * What has arrived is dealt with to its end even if the visitor leaves: a lead is a lead, and others may be waiting
 * for the same page.
 */
export function publicRequest(request: Request, siteUrl: string, body?: ArrayBuffer): Request {
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const moved = new Request(`${siteUrl}${pathname}${search}`, { method, headers, body: body ?? null })
  moved.headers.delete('Origin')
  return moved
}
