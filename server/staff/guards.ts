import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { memoryLimit, networkLimit } from '#app/infra/rate-limit.server.ts'
import { staffRequestsPerIp } from '#config/limits.ts'
import { notice, type StaffEnv, tooMany } from './respond.ts'

/** A page of somebody else may lead a name of its own to this machine, but none of these. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']
const METHODS = ['GET', 'HEAD', 'POST']

/** There are no scripts, nothing of anybody else, and no place of another page to be shown in. */
export const staffHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: [`'none'`],
    styleSrc: [`'self'`],
    fontSrc: [`'self'`],
    imgSrc: [`'self'`, 'data:'],
    formAction: [`'self'`],
    baseUri: [`'none'`],
    frameAncestors: [`'none'`],
  },
  xFrameOptions: 'DENY',
  // With `no-referrer` browsers would hide the origin of the page's own forms.
  referrerPolicy: 'same-origin',
})

export const neverStored = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('X-Robots-Tag', 'noindex')
  if (!c.req.path.startsWith('/assets/')) c.res.headers.set('Cache-Control', 'no-store')
})

export function knownHost(url: string | null) {
  const scheme = url === null ? 'http:' : new URL(url).protocol
  return createMiddleware<StaffEnv>(async (c, next) => {
    const asked = URL.parse(`${scheme}//${c.req.header('Host')}`)
    const isKnown = url === null ? LOCAL_NAMES.includes(asked?.hostname ?? '') : asked?.origin === url
    if (asked === null || !isKnown) {
      return notice(c, 421, 'Šiuo adresu puslapio nėra. Tikrąjį žino svetainės administratorius.')
    }
    c.set('origin', asked.origin)
    return next()
  })
}

/** Other pages of the same host name have the cookies, too, so a form has to come from this very origin, and pages may only be opened. */
export const ownRequests = createMiddleware<StaffEnv>(async (c, next) => {
  if (!METHODS.includes(c.req.method)) {
    c.header('Allow', METHODS.join(', '))
    return notice(c, 405, 'Tokio kreipimosi puslapis nepriima.')
  }
  const isPost = c.req.method === 'POST'
  if (isPost && !/^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '')) {
    return notice(c, 415, 'Puslapis priima tik savo formas.')
  }
  const isOwn = isPost ? c.req.header('Origin') === c.get('origin') : isOpenedOrOwn(c.req.raw.headers)
  return isOwn ? next() : notice(c, 403, 'Kreipimasis atėjo iš kitos svetainės.')
})

function isOpenedOrOwn(headers: Headers): boolean {
  if (['same-origin', 'none'].includes(headers.get('Sec-Fetch-Site') ?? 'none')) return true
  return headers.get('Sec-Fetch-Mode') === 'navigate' && headers.get('Sec-Fetch-Dest') === 'document'
}

export function requestLimit() {
  const limit = networkLimit(staffRequestsPerIp, memoryLimit)
  return createMiddleware<StaffEnv>(async (c, next) => {
    const waitSeconds = await limit(c.get('networks'))
    return waitSeconds === null ? next() : tooMany(c, waitSeconds)
  })
}
