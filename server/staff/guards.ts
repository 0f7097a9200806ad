import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { memoryLimit, networkLimit } from '#app/infra/rate-limit.server.ts'
import { staffRequestsPerIp } from '#config/limits.ts'
import { notice, tooMany } from './render.ts'
import type { StaffEnv } from './staff-env.ts'

/** A page of somebody else may lead a name of its own to this machine, but none of these. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']
const METHODS = ['GET', 'HEAD', 'POST']
const NO_HOSTS = [`'none'`]

/** There are no scripts, nothing of anybody else, and no place of another page to be shown in. */
export function staffHeaders(isDevelopment: boolean) {
  const headers = secureHeaders({
    contentSecurityPolicy: isDevelopment
      ? undefined
      : {
          defaultSrc: NO_HOSTS,
          styleSrc: [`'self'`],
          fontSrc: [`'self'`],
          imgSrc: [`'self'`, 'data:'],
          formAction: [`'self'`],
          baseUri: NO_HOSTS,
          frameAncestors: NO_HOSTS,
        },
    xFrameOptions: 'DENY',
    // With `no-referrer` browsers would hide the origin of the page's own forms.
    referrerPolicy: 'same-origin',
  })
  return createMiddleware(async (c, next) => {
    await headers(c, next)
    c.res.headers.set('X-Robots-Tag', 'noindex')
    if (!c.req.path.startsWith('/assets/')) c.res.headers.set('Cache-Control', 'no-store')
  })
}

/** `url` is null on one's own machine. */
export function knownHost(url: string | null) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    const origin = originOf(c.req.header('Host') ?? '', url)
    if (origin === null) {
      return notice(
        c,
        421,
        'Puslapio čia nėra',
        'Atverkite jį adresu, kurį gavote iš svetainės administratoriaus.',
      )
    }
    c.set('origin', origin)
    return next()
  })
}

function originOf(host: string, url: string | null): string | null {
  const asked = URL.parse(`${url === null ? 'http:' : new URL(url).protocol}//${host}`)
  const isKnown = url === null ? LOCAL_NAMES.includes(asked?.hostname ?? '') : asked?.origin === url
  return asked !== null && isKnown ? asked.origin : null
}

/** Other pages of the same host name have the cookies, too, so a form has to come from this very origin, and pages may only be opened. */
export const ownRequests = createMiddleware<StaffEnv>(async (c, next) => {
  if (!METHODS.includes(c.req.method)) {
    c.header('Allow', METHODS.join(', '))
    return notice(c, 405, 'Nepavyko', 'Tokio kreipimosi puslapis nepriima.')
  }
  const isOwn =
    c.req.method === 'POST' ? c.req.header('Origin') === c.get('origin') : isOpenedOrOwn(c.req.raw)
  if (isOwn) return next()
  return notice(c, 403, 'Nepavyko', 'Kreipimasis atėjo iš kitos svetainės.')
})

/** Old browsers send none of these headers. */
function isOpenedOrOwn({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site === null || site === 'same-origin' || site === 'none') return true
  return headers.get('Sec-Fetch-Mode') === 'navigate' && headers.get('Sec-Fetch-Dest') === 'document'
}

export function requestLimit() {
  const limit = networkLimit(staffRequestsPerIp, (perIp) => memoryLimit('staff', perIp))
  return createMiddleware<StaffEnv>(async (c, next) => {
    const waitSeconds = await limit(c.get('networks'))
    return waitSeconds === null ? next() : tooMany(c, waitSeconds)
  })
}
