import type { CacheableUrl } from './request-env.ts'
import { isSameOrigin } from './same-origin.ts'

/** The request has no `Origin`, which `postGuards` has checked, and no abort signal: a lead is processed even if its visitor leaves. */
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
