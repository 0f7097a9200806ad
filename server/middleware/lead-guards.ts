import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { Env } from '#app/infra/env.server.ts'

const LARGEST_BODY_BYTES = 64 * 1024
const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/**
 * What a submission must be before anybody reads it. It guards every address: the router knows more
 * spellings of one (`/API/leads`, `/uzklausa.data`) than a list here could.
 */
export function leadGuards(env: Pick<Env, 'SITE_URL'>) {
  return every(
    createMiddleware(async (c, next) => {
      if (isReading(c.req.method)) return next()
      if (c.req.method !== 'POST') {
        return c.json({ message: 'Taip kreiptis į svetainę negalima.' }, 405, { Allow: 'GET, HEAD, POST' })
      }
      if (!isOwnPost(c.req.raw.headers, env.SITE_URL)) {
        return c.json({ message: 'Užklausa atmesta: ji atsiųsta iš kitos svetainės.' }, 403)
      }
      if (![URL_ENCODED, MULTIPART].includes(contentTypeOf(c.req.raw))) {
        return c.json({ message: 'Užklausa turi būti siunčiama kaip forma.' }, 415)
      }
      return next()
    }),
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: (c) => c.json({ message: 'Užklausa per didelė: telpa ne daugiau kaip 64 KB.' }, 413),
    }),
    createMiddleware(async (c, next) => {
      if (isReading(c.req.method) || (await isReadable(c.req.raw))) return next()
      return c.json({ message: 'Užklausos forma sugadinta.' }, 400)
    }),
  )
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function contentTypeOf(request: Request): string {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * Browsers send no Origin with some plain form posts of old; another site's Origin never passes. Where a proxy
 * renames the host, or the browser hides the origin, the browser's own word counts: no page can forge it.
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

/** Any text is a URL-encoded form; multipart data can be broken. */
async function isReadable(request: Request): Promise<boolean> {
  if (contentTypeOf(request) !== MULTIPART) return true
  try {
    await request.clone().formData()
    return true
  } catch {
    return false
  }
}
