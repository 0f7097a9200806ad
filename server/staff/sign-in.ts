import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createElement } from 'react'
import type { Services } from '#app/services.server.ts'
import { AddressPage, CodePage } from '#app/staff/sign-in-pages.tsx'
import { ASK_PATH, CODE_PATH, FIELDS, pathAfterSignIn, SIGN_OUT_PATH } from '#app/staff/staff-paths.ts'
import { staffSignIn as limits } from '#config/limits.ts'
import { page, tooMany } from './render.ts'
import type { StaffEnv } from './staff-env.ts'

const SESSION = 'staff'
const CHALLENGE = 'staff-code'
const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS
const WRONG_CODE = `Kodas netinka arba nebegalioja. Po ${limits.triesPerCode} bandymų reikia naujo.`

/** Whatever is added after this is for who is signed in. */
export function addSignIn(app: Hono<StaffEnv>, staff: NonNullable<Services['staff']>): void {
  const { canMail } = staff
  const cookies = cookieJar(staff.door.url?.startsWith('https:') === true)

  app.post(ASK_PATH, async (c) => {
    const { address, next } = await readForm(c)
    const asked = await staff.askForCode(address, c.get('networks'))
    if ('waitSeconds' in asked) return tooMany(c, asked.waitSeconds)
    cookies.set(c, CHALLENGE, asked.challenge, limits.codeMinutes * MINUTE_SECONDS)
    return page(c, createElement(CodePage, { next, canMail, address }))
  })

  app.post(CODE_PATH, async (c) => {
    const { address, code, next } = await readForm(c)
    const challenge = cookies.get(c, CHALLENGE) ?? null
    const result = await staff.signIn({ challenge, address, code }, c.get('networks'))
    if (result === null) {
      return page(c, createElement(CodePage, { next, canMail, address, error: WRONG_CODE }), 422)
    }
    if ('waitSeconds' in result) return tooMany(c, result.waitSeconds)
    cookies.remove(c, CHALLENGE)
    cookies.set(c, SESSION, result.token, limits.sessionDays * DAY_SECONDS)
    return c.redirect(next, 303)
  })

  app.post(SIGN_OUT_PATH, async (c) => {
    await staff.signOut(cookies.get(c, SESSION) ?? '')
    cookies.remove(c, SESSION)
    return c.redirect('/', 303)
  })

  app.use(async (c, next) => {
    const token = cookies.get(c, SESSION)
    const person = token === undefined ? null : await staff.personOf(token)
    if (person === null) return signInPage(c, canMail)
    c.set('person', person)
    return next()
  })
}

/** The same for every path, so that none can be found out; with a code that the server printed, its field is filled. */
function signInPage(c: Context<StaffEnv>, canMail: boolean): Response {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const address = searchParams.get(FIELDS.address)
  const code = searchParams.get(FIELDS.code)
  if (address !== null && code !== null) {
    return page(c, createElement(CodePage, { next: '/', canMail, address, code }))
  }
  const next = c.req.method === 'POST' ? '/' : pathname + search
  return page(c, createElement(AddressPage, { next, canMail }), 403)
}

async function readForm(c: Context<StaffEnv>) {
  const form = await c.req.parseBody()
  const textOf = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
  return {
    address: textOf(FIELDS.address),
    code: textOf(FIELDS.code),
    next: pathAfterSignIn(textOf(FIELDS.next), c.get('origin')),
  }
}

/** With TLS the prefix keeps other hosts of the domain from setting them. */
function cookieJar(isSecure: boolean) {
  const prefix = isSecure ? 'host' : undefined
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  return {
    get: (c: Context, name: string) => getCookie(c, name, prefix),
    set(c: Context, name: string, value: string, maxAge: number) {
      setCookie(c, name, value, { ...attributes, maxAge, ...(isSecure && { prefix: 'host' }) })
    },
    remove(c: Context, name: string) {
      deleteCookie(c, name, { ...attributes, ...(isSecure && { prefix: 'host' }) })
    },
  }
}
