import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createElement } from 'react'
import type { Services } from '#app/services.server.ts'
import { SignInPage, type SignInProps } from '#app/staff/sign-in-page.tsx'
import { staffSignIn as limits } from '#config/limits.ts'
import { leaveCookie, page, readCookie, type StaffContext, type StaffEnv, tooMany } from './respond.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS
const WRONG_CODE = `Kodas netinka arba nebegalioja. Po ${limits.triesPerCode} bandymų reikia naujo.`
const SESSION = 'staff'
const CHALLENGE = 'staff-code'

/** Whatever is added after this is for who is signed in. */
export function addSignIn(app: Hono<StaffEnv>, staff: NonNullable<Services['staff']>): void {
  const show = (c: StaffContext, props: Omit<SignInProps, 'canMail'>, status?: ContentfulStatusCode) =>
    page(c, createElement(SignInPage, { ...props, canMail: staff.canMail }), status)

  app.post('/prisijungti', async (c) => {
    const { address, next } = await readForm(c)
    const asked = await staff.askForCode(address, c.get('networks'))
    if ('waitSeconds' in asked) return tooMany(c, asked.waitSeconds)
    leaveCookie(c, CHALLENGE, asked.challenge, limits.codeMinutes * MINUTE_SECONDS)
    return show(c, { next, address })
  })

  app.post('/prisijungti/kodas', async (c) => {
    const { next, ...typed } = await readForm(c)
    const challenge = readCookie(c, CHALLENGE) || null
    const result = await staff.signIn({ ...typed, challenge }, c.get('networks'))
    if (result === null) return show(c, { next, address: typed.address, error: WRONG_CODE }, 422)
    if ('waitSeconds' in result) return tooMany(c, result.waitSeconds)
    leaveCookie(c, CHALLENGE)
    leaveCookie(c, SESSION, result.token, limits.sessionDays * DAY_SECONDS)
    return c.redirect(next, 303)
  })

  app.post('/atsijungti', async (c) => {
    await staff.signOut(readCookie(c, SESSION))
    leaveCookie(c, SESSION)
    return c.redirect('/', 303)
  })

  app.use(async (c, next) => {
    const person = await staff.personOf(readCookie(c, SESSION))
    if (person !== null) {
      c.set('person', person)
      return next()
    }
    // The page is the same for every path, so that none can be found out; a code that the server printed fills its field.
    const { pathname, search } = new URL(c.req.url)
    const { adresas: address, kodas: code } = c.req.query()
    if (address && code) return show(c, { next: '/', address, code })
    return show(c, { next: c.req.method === 'POST' ? '/' : pathname + search }, 403)
  })
}

async function readForm(c: StaffContext) {
  const { adresas, kodas, toliau } = await c.req.parseBody()
  const next = URL.parse(String(toliau ?? ''), c.get('origin'))
  return {
    address: String(adresas ?? ''),
    code: String(kodas ?? ''),
    // Nobody may be led elsewhere after signing in.
    next: next?.origin === c.get('origin') ? next.pathname.replace(/^\/+/, '/') + next.search : '/',
  }
}
