import { createMiddleware } from 'hono/factory'
import type { Env } from '#app/infra/env.server.ts'
import { refuse } from '../http/refusal.ts'
import { isSameOrigin } from '../http/same-origin.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'
/** Parsing looks for the boundary (70 characters by RFC 2046) at every place of the body. */
const MAX_TYPE_LENGTH = 128

/** Guards every address: the router accepts more spellings (`/API/leads`, `/uzklausa.data`) than a list could hold. */
export function postGuards(env: Pick<Env, 'SITE_URL'>) {
  return createMiddleware(async (c, next) => {
    if (['GET', 'HEAD'].includes(c.req.method)) return next()
    if (c.req.method !== 'POST') {
      return refuse(c, 405, 'Tokio kreipimosi svetainė nepriima.', { Allow: 'GET, HEAD, POST' })
    }
    if (!isSameOriginPost(c.req.raw.headers, env.SITE_URL)) {
      return refuse(c, 403, 'Užklausa atmesta: ji atsiųsta iš kitos svetainės.')
    }
    if (!isForm(c.req.header('Content-Type') ?? '')) {
      return refuse(c, 415, 'Užklausos priimti negalime: ji išsiųsta ne per svetainės formą.')
    }
    return next()
  })
}

function isForm(contentType: string): boolean {
  const essence = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return contentType.length <= MAX_TYPE_LENGTH && [URL_ENCODED, MULTIPART].includes(essence)
}

/** Old browsers send no Origin with some plain forms; `hono/csrf` would refuse them. */
function isSameOriginPost(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('Origin')
  if (origin === null) return headers.get('Sec-Fetch-Site') !== 'cross-site'
  return isSameOrigin(origin, headers, siteUrl)
}
