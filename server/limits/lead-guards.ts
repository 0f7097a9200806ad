import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { Env } from '#app/infra/env.server.ts'
import { refuse } from '../http/refusal.ts'

const MAX_BODY_BYTES = 64 * 1024
const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/**
 * What a submission must look like before `submission-body.ts` reads it. Guards every address: the router accepts more
 * spellings of one (`/API/leads`, `/uzklausa.data`) than a list here could hold.
 */
export function leadGuards(env: Pick<Env, 'SITE_URL'>) {
  return every(
    createMiddleware(async (c, next) => {
      if (isReading(c.req.method)) return next()
      if (c.req.method !== 'POST') {
        return refuse(c, 405, 'Tokio kreipimosi svetainė nepriima.', { Allow: 'GET, HEAD, POST' })
      }
      if (!isOwnPost(c.req.raw.headers, env.SITE_URL)) {
        return refuse(c, 403, 'Užklausa atmesta: ji atsiųsta iš kitos svetainės.')
      }
      if (![URL_ENCODED, MULTIPART].includes(contentTypeOf(c.req.raw))) {
        return refuse(c, 415, 'Užklausos priimti negalime: ji išsiųsta ne per svetainės formą.')
      }
      return next()
    }),
    // Looking at the body of a request that has none costs every page a copy of the request.
    createMiddleware((c, next) => (isReading(c.req.method) ? next() : limitBody(c, next))),
  )
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) =>
    refuse(c, 413, 'Užklausa per ilga: telpa ne daugiau kaip 64\u00a0KB. Sutrumpinkite tekstą.'),
})

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function contentTypeOf(request: Request): string {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * Old browsers send no Origin with some plain form posts; another site's Origin never passes. Where a proxy renames the
 * host, or the browser hides the origin, `Sec-Fetch-Site` decides: no page can forge it. `hono/csrf` would refuse the
 * old browsers.
 */
function isOwnPost(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('Origin')
  if (origin === null || origin === siteUrl || headers.get('Sec-Fetch-Site') === 'same-origin') return true
  return isSameHost(origin, headers.get('Host') ?? '')
}

/** Proxies write the host in capitals, or with a standard port, which browsers leave out. */
function isSameHost(origin: string, host: string): boolean {
  const originHost = URL.parse(origin)?.host
  if (!originHost) return false
  return ['http', 'https'].some((scheme) => URL.parse(`${scheme}://${host}`)?.host === originHost)
}
