import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createElement } from 'react'
import type { Services } from '#app/services.server.ts'
import { LEAD_PATH } from '#app/staff/list-query.ts'
import { SignInPage, type SignInProps } from '#app/staff/sign-in-page.tsx'
import { staffSignIn as limits } from '#config/limits.ts'
import { leaveCookie, page, readCookie, type StaffContext, type StaffEnv, tooMany } from './respond.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS
const WRONG_CODE = `Kodas netinka arba nebegalioja. Po ${limits.triesPerCode} bandymų reikia naujo.`
const NO_NEW_CODE =
  'Naujo kodo kol kas nesiunčiame: šiuo adresu jų paprašyta per daug. Įrašykite jau gautą kodą arba paprašykite jo svetainės administratoriaus.'
const ENDED = 'Seansas baigėsi, todėl nieko neįrašėme. Prisijunkite ir pažymėkite dar kartą.'
const SESSION = 'staff'
const CHALLENGE = 'staff-code'

/** Whatever is added after this is for who is signed in. */
export function addSignIn(app: Hono<StaffEnv>, staff: NonNullable<Services['staff']>): void {
  const show = (c: StaffContext, props: Omit<SignInProps, 'canMail'>, status?: ContentfulStatusCode) =>
    page(c, createElement(SignInPage, { ...props, canMail: staff.canMail }), status)

  app.post('/prisijungti', async (c) => {
    const { typed, back } = await readForm(c)
    const asked = await staff.askForCode(typed.address, c.get('networks'))
    if ('waitSeconds' in asked) return tooMany(c, asked.waitSeconds)
    if (asked.challenge === null) return show(c, { ...back, address: typed.address, error: NO_NEW_CODE }, 429)
    leaveCookie(c, CHALLENGE, asked.challenge, limits.codeMinutes * MINUTE_SECONDS)
    return show(c, { ...back, address: typed.address })
  })

  app.post('/prisijungti/kodas', async (c) => {
    const { typed, back } = await readForm(c)
    const challenge = readCookie(c, CHALLENGE) || null
    const result = await staff.signIn({ ...typed, challenge }, c.get('networks'))
    if (result === null) return show(c, { ...back, address: typed.address, error: WRONG_CODE }, 422)
    if ('waitSeconds' in result) return tooMany(c, result.waitSeconds)
    leaveCookie(c, CHALLENGE)
    leaveCookie(c, SESSION, result.token, limits.sessionDays * DAY_SECONDS)
    // The request's page shows a note that comes without a mark in its field.
    return c.redirect(back.next, back.note && back.next.startsWith(LEAD_PATH) ? 307 : 303)
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
    if (c.req.method !== 'POST') return show(c, { next: pathname + search }, 403)
    const { note } = (await readForm(c)).back
    return show(c, { next: ownAddress(c, c.req.header('Referer')), note, ended: ENDED }, 403)
  })
}

async function readForm(c: StaffContext) {
  const { adresas, kodas, toliau, pastaba } = await c.req.parseBody()
  return {
    typed: { address: String(adresas ?? ''), code: String(kodas ?? '') },
    back: { next: ownAddress(c, String(toliau ?? '')), note: String(pastaba ?? '') },
  }
}

/** Nobody may be led elsewhere after signing in. */
function ownAddress(c: StaffContext, text = ''): string {
  const next = URL.parse(text, c.get('origin'))
  return next?.origin === c.get('origin') ? next.pathname.replace(/^\/+/, '/') + next.search : '/'
}
