import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Services } from '#app/services.server.ts'
import { type Outcome, takeAction } from '#app/staff/actions.server.ts'
import { exportSeen } from '#app/staff/export.server.ts'
import { leadScreen, lostScreen } from '#app/staff/lead-screen.tsx'
import { leadAddress, listAddress, readFilter } from '#app/staff/list-query.ts'
import { nextLead } from '#app/staff/list-screen.tsx'
import type { Screen, ScreenRequest } from '#app/staff/screen.ts'
import { staffPage, staffScreens } from '#app/staff/staff-screens.tsx'
import { notice, page, type StaffEnv } from './respond.ts'

/** After these, and in lists of other than what is to do, the same lead stays open. */
const STAYING = /^(?:taken|reopened|note|mail_again|sample_again) /
const DONE = 'staff-done'
const DONE_SECONDS = 60

type StaffContext = Context<StaffEnv>

/** All of it is for who is signed in. */
export function addScreens(app: Hono<StaffEnv>, { desk }: NonNullable<Services['staff']>): void {
  const requestOf = (c: StaffContext): ScreenRequest => ({
    desk,
    person: c.get('person'),
    params: new URL(c.req.url).searchParams,
    reference: (c.req.param('reference') ?? '').replaceAll('\0', '').toUpperCase(),
  })
  async function show(c: StaffContext, screen: Screen | null, refused?: Outcome): Promise<Response> {
    const shown = { path: c.req.path, request: requestOf(c), outcome: refused ?? takeOutcome(c) }
    const status = refused === undefined ? 200 : 409
    return page(c, await staffPage(screen ?? lostScreen, shown), screen === null ? 404 : status)
  }

  for (const { path, render } of staffScreens) {
    app.get(path, async (c) => show(c, await render(requestOf(c))))
  }
  app.post('/zymeti', async (c) => {
    const { person, params } = requestOf(c)
    const form = await c.req.formData()
    const [, marked] = String(form.get('veiksmas')).replaceAll('\0', '').split(' ')
    const next = marked && (await nextLead(desk, readFilter(params, person.name), marked))
    leaveOutcome(c, await takeAction(desk, person.name, form))
    const list = listAddress(params, { po: params.get('po') ?? '' })
    return c.redirect(next ? `${list}#${next.reference}` : list, 303)
  })
  app.post('/uzklausa/:reference', async (c) => {
    const request = requestOf(c)
    const { person, params, reference } = request
    // Marked, the lead may have no place in the list any more.
    const filter = readFilter(params, person.name)
    const next = await nextLead(desk, filter, reference)
    const form = await c.req.formData()
    const outcome = await takeAction(desk, person.name, form)
    if (!outcome.isDone) return show(c, await leadScreen(request, form), outcome)
    leaveOutcome(c, outcome)
    const isStaying = STAYING.test(String(form.get('veiksmas'))) || !['new', 'again'].includes(filter.view)
    const following = isStaying ? outcome.about : next?.reference
    return c.redirect(following ? leadAddress(following, params) : listAddress(params), 303)
  })
  app.post('/eksportas', async (c) => {
    const { person, params } = requestOf(c)
    const { formatas } = await c.req.parseBody()
    const filter = readFilter(params, person.name)
    const file = await exportSeen(desk, person.name, filter, String(formatas))
    return file ?? notice(c, 503, 'Kiti sąrašai dar ruošiami. Bandykite po minutės.')
  })
}

/** The next page says what was done, and not again when it is loaded anew. */
function leaveOutcome(c: StaffContext, { isDone, sentence, about }: Outcome): void {
  const left = new URLSearchParams({ sentence, about: about ?? '', ...(isDone && { isDone: '' }) })
  setCookie(c, ...doneCookie(c, left.toString()))
}

function takeOutcome(c: StaffContext): Outcome | null {
  const [name, , attributes] = doneCookie(c)
  const left = new URLSearchParams(getCookie(c, name))
  if (left.size === 0) return null
  deleteCookie(c, name, attributes)
  return {
    isDone: left.has('isDone'),
    sentence: left.get('sentence') ?? '',
    about: left.get('about') || null,
  }
}

function doneCookie(c: StaffContext, value = '') {
  const secure = c.get('origin').startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: DONE_SECONDS } as const
  return [secure ? `__Host-${DONE}` : DONE, value, attributes] as const
}
