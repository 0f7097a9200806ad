import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findLead } from '#app/features/lead/lead-store.server.ts'
import { openExistingDatabase } from '#app/infra/database/database.server.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { leadAudit } from '#db/schema/operations.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { storeStaffLeads } from '../support/staff-leads.ts'
import { cookieOf, fetchStaff, signIn, startStaffSite } from '../support/staff-site.ts'

const ONA = 'Ona Onaitė'
const site = await untilEndOfFile(startStaffSite())
const session = await signIn(site, 'ona@pavyzdys.test')
const database = await untilEndOfFile(openExistingDatabase({ dataDir: site.dataDir }))
await storeStaffLeads(database.db, ONA)

const get = (path: string, cookie = session) => fetchStaff(site, path, { cookie })
const post = (path: string, form: Record<string, string>, more = {}) =>
  fetchStaff(site, path, { cookie: session, form, ...more })
const leadNow = (reference: string) => findLead(database.db, reference)
const historyLength = () => database.db.$count(leadEvents)

/** New leads that no other test has taken. */
const untouched: string[] = []
async function newLead(): Promise<string> {
  if (untouched.length === 0) {
    const rows = await database.db.select().from(leads).where(eq(leads.status, 'new'))
    const ordinary = rows.filter(({ mail_state, kind }) => mail_state === 'sent' && kind === 'request')
    untouched.push(...ordinary.flatMap(({ reference }) => reference ?? []))
  }
  return untouched.pop() ?? ''
}

describe('nothing changes', () => {
  test.each(['https://www.pavyzdys.test', 'null', null])('for a form of the origin %s', async (origin) => {
    const reference = await newLead()
    const before = [await historyLength(), await database.db.$count(leadAudit)]
    const answers = await Promise.all([
      post('/zymeti', { veiksmas: `spam ${reference} 0` }, { origin }),
      post(`/uzklausa/${reference}`, { veiksmas: `erase ${reference} 0` }, { origin }),
      post('/eksportas', { formatas: 'csv' }, { origin }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect([await historyLength(), await database.db.$count(leadAudit)]).toEqual(before)
    expect((await leadNow(reference))?.status).toBe('new')
  })

  test('when an erasure is of an older version, or of nothing', async () => {
    const reference = await newLead()
    await post('/zymeti', { veiksmas: `reached ${reference} 0` })
    const page = `/uzklausa/${reference}`
    expect((await post(page, { veiksmas: `erase ${reference} 0` })).status).toBe(409)
    expect((await post(page, { veiksmas: 'erase ZZZZ-ZZZZ 0' })).status).toBe(409)
    expect((await leadNow(reference))?.status).toBe('reached')
  })

  test.each(['constructor', '__proto__', 'toString'])('by an action %s', async (action) => {
    const reference = await newLead()
    const page = `/uzklausa/${reference}`
    expect((await post(page, { veiksmas: `${action} ${reference} 0` })).status).toBe(409)
    expect((await post('/zymeti', { veiksmas: action, nr: '\0' })).status).toBe(303)
  })

  test('without a session', async () => {
    const reference = await newLead()
    const answer = await post('/zymeti', { veiksmas: `spam ${reference} 0` }, { cookie: '' })
    expect([answer.status, (await leadNow(reference))?.status]).toEqual([403, 'new'])
  })

  test('when somebody else was first: who and when is said, and the typed note stays in its field', async () => {
    const reference = await newLead()
    const jonas = await signIn(site, 'jonas@pavyzdys.test')
    await post(`/uzklausa/${reference}`, { veiksmas: `taken ${reference} 0` }, { cookie: jonas })
    const answer = await post(`/uzklausa/${reference}`, {
      veiksmas: `spam ${reference} 0`,
      pastaba: 'Kalbėjau <b>vakar</b>',
    })
    const html = await answer.text()

    expect(answer.status).toBe(409)
    expect(html).toMatch(/jau pažymėjo jonas@pavyzdys\.test \(„Imuosi“, šiandien/)
    expect(html).toContain('>Kalbėjau &lt;b&gt;vakar&lt;/b&gt;</textarea>')
    expect(await leadNow(reference)).toMatchObject({ status: 'taken', status_by: 'jonas@pavyzdys.test' })
  })

  test.each([
    [{ veiksmas: 'no_answer REF 0 kitu' }, '“: pasirinkite dieną ir valandą'],
    [{ veiksmas: 'no_answer REF 0 2020-01-01T09:00' }, '“: šis laikas jau praėjo, pasirinkite vėlesnį.'],
    [{ veiksmas: 'won REF 0', suma: 'daug' }, 'value="daug"'],
    [{ veiksmas: 'won REF 0', suma: 'daug' }, '“: įrašykite sumą skaičiais'],
    [{ veiksmas: 'won REF 0', suma: ' ' }, '“: įrašykite metų sumą.'],
    [{ veiksmas: 'won REF 0', suma: '99 999 999 999' }, '“: suma per didelė.'],
    [{ veiksmas: 'lost REF 0 nežinau' }, '“: nieko nepakeista'],
    [{ veiksmas: 'note REF 0' }, '“: įrašykite pastabą'],
    [{ veiksmas: 'reached REF 0', pastaba: 'a'.repeat(1_001) }, '“: pastaba per ilga'],
    [{ veiksmas: 'released REF 0' }, '“: nieko nepakeista'],
    [{ veiksmas: '' }, 'Nieko neįrašėme'],
    [{ veiksmas: 'spam' }, 'Pirma pažymėkite'],
    [{ veiksmas: 'spam \0AAAA-AAAA 0' }, 'AAAA-AAAA: tokios užklausos nebėra'],
  ])('by %j, and the page says why', async (form: Record<string, string>, sentence) => {
    const reference = await newLead()
    const filled = { ...form, veiksmas: (form.veiksmas ?? '').replace('REF', reference) }
    const answer = await post(`/uzklausa/${reference}`, filled)

    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(sentence)])
    expect(await leadNow(reference)).toMatchObject({ status: 'new', status_version: 0 })
  })
})

describe('a mark', () => {
  test('pressed twice counts once, and is said once', async () => {
    const reference = await newLead()
    const press = () => post('/zymeti?rodyti=visi', { veiksmas: `reached ${reference} 0` })
    const [first, second] = [await press(), await press()]
    const done = cookieOf(second, '__Host-staff-done=')
    const [once, again] = [await get('/', `${session}; ${done}`), await get('/')]

    expect([first.status, second.status, second.headers.get('Location')]).toEqual([
      303,
      303,
      expect.stringMatching(/^\/\?rodyti=visi#7K3M-9Q[A-Z]{2}$/),
    ])
    expect(await leadNow(reference)).toMatchObject({ status: 'reached', status_version: 1, status_by: ONA })
    expect(await once.text()).toContain('„Atsiliepė“.')
    expect(once.headers.get('Set-Cookie')).toContain('__Host-staff-done=; Max-Age=0')
    expect(await again.text()).not.toContain('role="status"')
  })

  test('of a sum or a reason is stored with its note', async () => {
    const [won, lost] = [await newLead(), await newLead()]
    await post(`/uzklausa/${won}`, { veiksmas: `won ${won} 0`, suma: '1 200,50', pastaba: 'Nuo\r\nsausio' })
    await post(`/uzklausa/${lost}`, { veiksmas: `lost ${lost} 0 price` })
    const events = await database.db.select().from(leadEvents).orderBy(desc(leadEvents.id)).limit(2)

    expect(events.map(({ kind, amount, reason, note }) => [kind, amount, reason, note])).toEqual([
      ['lost', null, 'price', ''],
      ['won', 1200.5, null, 'Nuo\nsausio'],
    ])
  })

  test('moves on to the next from the lists of what is to do only, and keeps the sum that was won', async () => {
    const [first, second] = [await newLead(), await newLead()]
    const won = (path: string, suma: string) => post(path, { veiksmas: `won ${path.slice(10, 19)} 0`, suma })
    const moved = await won(`/uzklausa/${first}`, '1 200,50')
    const stayed = await won(`/uzklausa/${second}?rodyti=visi`, '800')
    const html = await (await get(`/uzklausa/${first}`)).text()

    expect(moved.headers.get('Location')).toMatch(/^\/uzklausa\/(?!.*rodyti)/)
    expect(moved.headers.get('Location')).not.toContain(first)
    expect(stayed.headers.get('Location')).toBe(`/uzklausa/${second}?rodyti=visi`)
    expect(html).toContain('value="1200,5"')
    expect(html.indexOf('>Kita: ')).toBeLessThan(html.indexOf('>Grįžti į sąrašą<'))
  })

  test('of a request that was held says what the site does now', async () => {
    const [held] = await database.db.select().from(leads).where(eq(leads.mail_state, 'quarantined'))
    const [waiting] = await database.db.select().from(leads).where(eq(leads.sample_state, 'waiting'))
    const release = async (action: string, reference: string | null | undefined) => {
      const answer = await post('/zymeti', { veiksmas: `${action} ${reference} 0` })
      const done = cookieOf(answer, '__Host-staff-done=')
      return (await get('/?rodyti=visi', `${session}; ${done}`)).text()
    }

    expect(await release('released', held?.reference)).toContain(
      ': ne šlamštas, laišką darbuotojams netrukus išsiųsime.',
    )
    expect(await release('sample_released', waiting?.reference)).toContain(
      ': pavyzdį siuntėjui netrukus išsiųsime.',
    )
  })

  test('a lead that is erased leaves a line with its person, and no page', async () => {
    const reference = await newLead()
    const answer = await post(`/uzklausa/${reference}`, { veiksmas: `erase ${reference} 0` })
    const [line] = await database.db.select().from(leadAudit).orderBy(desc(leadAudit.id)).limit(1)

    const done = cookieOf(answer, '__Host-staff-done=')
    const gone = await get(`/uzklausa/${reference}`, `${session}; ${done}`)
    const html = await gone.text()

    expect([answer.status, line?.event, line?.by]).toEqual([303, 'erasure', ONA])
    expect([gone.status, html]).toEqual([404, expect.stringMatching(/Atsijungti.*Užklausos nėra<\/h1>/s)])
    expect(html).toContain('>Grįžti į sąrašą</a>')
    expect(html).not.toContain('>Atverti</a>')
  })

  test('a lead of whose mail a copy could not be removed is said to be erased but for it', async () => {
    const reference = await newLead()
    const unreadable = join(site.dataDir, 'mail', `${reference}.eml`)
    mkdirSync(unreadable, { recursive: true })
    const answer = await post(`/uzklausa/${reference}`, { veiksmas: `erase ${reference} 0` })
    rmSync(unreadable, { recursive: true })

    expect(await answer.text()).toContain('užklausa ištrinta, bet liko jos kopijų')
    expect(await leadNow(reference)).toBeNull()
  })
})

test('an export holds what is seen, with its person', async () => {
  const csv = await post('/eksportas?rodyti=perskambinti', { formatas: 'csv' })
  const xlsx = await post('/eksportas?rodyti=sulaikyti&q=nieko', { formatas: 'xlsx' })
  const lines = await database.db.select().from(leadAudit).orderBy(desc(leadAudit.id)).limit(2)

  expect((await csv.text()).trim().split('\r\n')).toHaveLength(7)
  expect(csv.headers.get('Content-Disposition')).toMatch(/filename="uzklausos-\d{4}-\d\d-\d\d\.csv"/)
  expect(xlsx.headers.get('Content-Type')).toContain('spreadsheetml')
  expect(lines.map(({ event, lead_count, by }) => [event, lead_count, by])).toEqual([
    ['export', 0, ONA],
    ['export', 6, ONA],
  ])
})
