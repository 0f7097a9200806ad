import type { CacheableUrl } from './request-env.ts'
import { isSameOrigin } from './same-origin.ts'

/**
 * The request as the router gets it: at the site's public address, whatever the `Host` header says, with the parameters
 * that its route reads, and without `Origin`. `leadGuards` has checked that header already; the router would compare it
 * with `request.url`, which behind a proxy is plain http. A `Referer` of this site is at the public address too; of
 * another site there is none.
 *
 * It has no abort signal: what has arrived is processed even if the visitor leaves. A lead is a lead, and others may be
 * waiting for the same page.
 */
export function publicRequest(
  request: Request,
  siteUrl: string,
  { path, search }: Pick<CacheableUrl, 'path' | 'search'>,
  body?: Uint8Array<ArrayBuffer>,
): Request {
  const { method, headers } = request
  const rewritten = new Request(`${siteUrl}${path}${search}`, { method, headers, body: body ?? null })
  rewritten.headers.delete('Origin')
  const referer = publicReferer(headers, siteUrl)
  if (referer === null) rewritten.headers.delete('Referer')
  else rewritten.headers.set('Referer', referer)
  return rewritten
}

function publicReferer(headers: Headers, siteUrl: string): string | null {
  const referer = URL.parse(headers.get('Referer') ?? '')
  if (!referer?.protocol.startsWith('http') || !isSameOrigin(referer.origin, headers, siteUrl)) return null
  return `${siteUrl}${referer.pathname}${referer.search}`
}
