import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createElement } from 'react'
import type { Services } from '#app/services.server.ts'
import { SignInPage } from '#app/staff/sign-in-page.tsx'
import { staffSignIn as limits } from '#config/limits.ts'
import { page, type StaffEnv, tooMany } from './respond.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS
const WRONG_CODE = `Kodas netinka arba nebegalioja. Po ${limits.triesPerCode} bandymų reikia naujo.`

/** Whatever is added after this is for who is signed in. */
export function addSignIn(app: Hono<StaffEnv>, staff: NonNullable<Services['staff']>): void {
  const { canMail } = staff
  const secure = staff.door.url?.startsWith('https:') === true
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  // With TLS the prefix keeps other hosts of the domain from setting them.
  const [session, challenge] = ['staff', 'staff-code'].map((name) => (secure ? `__Host-${name}` : name)) as [
    string,
    string,
  ]

  app.post('/prisijungti', async (c) => {
    const { address, next } = await readForm(c)
    const asked = await staff.askForCode(address, c.get('networks'))
    if ('waitSeconds' in asked) return tooMany(c, asked.waitSeconds)
    const maxAge = limits.codeMinutes * MINUTE_SECONDS
    setCookie(c, challenge, asked.challenge, { ...attributes, maxAge })
    return page(c, createElement(SignInPage, { next, canMail, address }))
  })

  app.post('/prisijungti/kodas', async (c) => {
    const { next, ...typed } = await readForm(c)
    const challengeOf = getCookie(c, challenge) ?? null
    const result = await staff.signIn({ ...typed, challenge: challengeOf }, c.get('networks'))
    if (result === null) {
      const { address } = typed
      return page(c, createElement(SignInPage, { next, canMail, address, error: WRONG_CODE }), 422)
    }
    if ('waitSeconds' in result) return tooMany(c, result.waitSeconds)
    deleteCookie(c, challenge, attributes)
    setCookie(c, session, result.token, { ...attributes, maxAge: limits.sessionDays * DAY_SECONDS })
    return c.redirect(next, 303)
  })

  app.post('/atsijungti', async (c) => {
    await staff.signOut(getCookie(c, session) ?? '')
    deleteCookie(c, session, attributes)
    return c.redirect('/', 303)
  })

  app.use(async (c, next) => {
    const person = await staff.personOf(getCookie(c, session) ?? '')
    if (person === null) return signInPage(c, canMail)
    c.set('person', person)
    return next()
  })
}

/** The same for every path, so that none can be found out; with a code that the server printed, its field is filled. */
function signInPage(c: Context<StaffEnv>, canMail: boolean): Response {
  const { pathname, search } = new URL(c.req.url)
  const { adresas: address, kodas: code } = c.req.query()
  if (address && code) return page(c, createElement(SignInPage, { next: '/', canMail, address, code }))
  const next = c.req.method === 'POST' ? '/' : pathname + search
  return page(c, createElement(SignInPage, { next, canMail }), 403)
}

async function readForm(c: Context<StaffEnv>) {
  const { adresas, kodas, toliau } = await c.req.parseBody()
  const next = URL.parse(String(toliau ?? ''), c.get('origin'))
  return {
    address: String(adresas ?? ''),
    code: String(kodas ?? ''),
    // Nobody may be led elsewhere after signing in.
    next: next?.origin === c.get('origin') ? next.pathname.replace(/^\/+/, '/') + next.search : '/',
  }
}
