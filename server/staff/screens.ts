import type { Hono } from 'hono'
import type { Services } from '#app/services.server.ts'
import { readAct } from '#app/staff/act.ts'
import { takeAction } from '#app/staff/actions.server.ts'
import { exportSeen } from '#app/staff/export.server.ts'
import { leadScreen, lostScreen, missingScreen } from '#app/staff/lead-screen.tsx'
import { LEAD_PATH, leadAddress, listAddress, MONTH_PATH, readFilter } from '#app/staff/list-query.ts'
import { listScreen, nextLead, OPEN_PANEL_OF } from '#app/staff/list-screen.tsx'
import { monthScreen } from '#app/staff/month-screen.tsx'
import { type Outcome, type Screen, type ScreenRequest, staffPage } from '#app/staff/staff-frame.tsx'
import { leaveCookie, page, readCookie, type StaffContext, type StaffEnv } from './respond.ts'

/** After these, and in lists of other than what is to do, the same lead stays open. */
const STAYING = ['taken', 'reopened', 'note', 'mail_again', 'sample_again']
const DONE = 'staff-done'
const DONE_SECONDS = 60
const LEAD = `${LEAD_PATH}:reference`

export function addScreens(app: Hono<StaffEnv>, { desk }: NonNullable<Services['staff']>): void {
  const requestOf = (c: StaffContext): ScreenRequest => ({
    desk,
    person: c.get('person'),
    path: c.req.path,
    params: new URL(c.req.url).searchParams,
    reference: (c.req.param('reference') ?? '').replaceAll('\0', '').toUpperCase(),
  })
  const addScreen = (path: string, screenOf: (request: ScreenRequest) => Promise<Screen | null>) =>
    app.get(path, async (c) => {
      const [request, outcome] = [requestOf(c), takeOutcome(c)]
      const screen = await screenOf(request)
      return page(c, await staffPage(screen ?? lostScreen, request, outcome), screen === null ? 404 : 200)
    })
  addScreen('/', listScreen)
  addScreen(MONTH_PATH, monthScreen)
  addScreen(LEAD, (request) => leadScreen(request))

  app.notFound(async (c) => page(c, await staffPage(missingScreen, requestOf(c), null), 404))

  app.post('/zymeti', async (c) => {
    const { person, params } = requestOf(c)
    const form = await c.req.formData()
    const { about: marked } = readAct(form)
    const next = marked === null ? null : await nextLead(desk, readFilter(params, person.name), marked)
    const outcome = await takeAction(desk, person.name, form)
    leaveOutcome(c, outcome)
    const open = (outcome.isRefused && marked) || ''
    const list = listAddress(params, { po: params.get('po') ?? '', [OPEN_PANEL_OF]: open })
    return c.redirect(open || next ? `${list}#${open || next?.reference}` : list, 303)
  })
  app.post(LEAD, async (c) => {
    const request = requestOf(c)
    const { person, params, reference } = request
    // Marked, the lead may have no place in the list any more.
    const filter = readFilter(params, person.name)
    const next = await nextLead(desk, filter, reference)
    const form = await c.req.formData()
    const outcome = await takeAction(desk, person.name, form)
    if (!outcome.isDone) {
      const screen = await leadScreen(request, form)
      return page(c, await staffPage(screen ?? lostScreen, request, outcome), screen === null ? 404 : 409)
    }
    leaveOutcome(c, outcome)
    const isStaying = STAYING.includes(readAct(form).action) || !['new', 'again'].includes(filter.view)
    const following = isStaying ? outcome.about : next?.reference
    return c.redirect(following ? leadAddress(following, params) : listAddress(params), 303)
  })
  app.post('/eksportas', async (c) => {
    const { person, params } = requestOf(c)
    const { formatas } = await c.req.parseBody()
    const filter = readFilter(params, person.name)
    return exportSeen(desk, person.name, filter, String(formatas))
  })
}

/** A browser takes cookies of 4,096 bytes, and the text is encoded twice. */
const MAX_SAID = 250

/** The next page says what was done, and not again when it is loaded anew. */
function leaveOutcome(c: StaffContext, { isDone, sentence, about, undo = '' }: Outcome): void {
  const said = sentence.length > MAX_SAID ? `${sentence.slice(0, MAX_SAID)}…` : sentence
  const left = new URLSearchParams({
    sentence: said,
    about: about ?? '',
    undo,
    ...(isDone && { isDone: '' }),
  })
  leaveCookie(c, DONE, left.toString(), DONE_SECONDS)
}

function takeOutcome(c: StaffContext): Outcome | null {
  const left = new URLSearchParams(readCookie(c, DONE))
  const sentence = left.get('sentence')
  if (sentence === null) return null
  leaveCookie(c, DONE)
  const [about, undo] = [left.get('about') || null, left.get('undo') ?? '']
  return { isDone: left.has('isDone'), sentence, about, undo }
}
