/**
 * The request as the router gets it: at the site's public address, whatever the `Host` header says, and without
 * `Origin`. `leadGuards` has checked that header already; the router would compare it with `request.url`, which behind
 * a proxy is plain http.
 *
 * It has no abort signal: what has arrived is processed even if the visitor leaves. A lead is a lead, and others may be
 * waiting for the same page.
 */
export function publicRequest(request: Request, siteUrl: string, body?: ArrayBuffer): Request {
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const rewritten = new Request(`${siteUrl}${pathname}${search}`, { method, headers, body: body ?? null })
  rewritten.headers.delete('Origin')
  return rewritten
}
