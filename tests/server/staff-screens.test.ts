import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openExistingDatabase } from '#app/infra/database/database.server.ts'
import { storeStaffLeads } from '../support/staff-leads.ts'
import {
  askForCode,
  cookieOf,
  fetchStaff,
  mailedCode,
  STAFF_URL,
  type StaffSite,
  signIn,
  startStaffSite,
} from '../support/staff-site.ts'

let site: StaffSite
let session: string
beforeAll(async () => {
  site = await startStaffSite()
  session = await signIn(site, 'ona@pavyzdys.test')
  const database = await openExistingDatabase({ dataDir: site.dataDir })
  await storeStaffLeads(database.db, 'Ona Onaitė')
  await database.close()
})
afterAll(() => site.stop())

const get = (path: string) => fetchStaff(site, path, { cookie: session })

test.each([
  '/?rodyti=perskambinti&po=x',
  '/?rodyti=perskambinti&po=00000000-0000-0000-0000-000000000000',
  '/?rodyti=perskambinti&po=00000000-0000-0000-0000-000000000000~2026-99-99T99:99:99.999Z',
  '/menuo?menuo=0000-01',
  '/?po=00000000-0000-0000-0000-000000000000&nuo=2026-13-45&iki=%00&noriu=x&kampanija=%00',
  "/?q=%27%3A*%20%26%20%5C&kampanija='&rodyti=visi&rodyti=x",
  '/menuo?menuo=x',
  '/menuo?menuo=%2B275760-13',
])('the made-up address %s is a page', async (path) => {
  expect((await get(path)).status).toBe(200)
})

test.each(['/uzklausa', '/uzklausa/%00', '/uzklausa/AAAA-AAAA'])('%s is no request', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('a wrong address has the header and a way back', async () => {
  const answer = await get('/nera')
  const html = await answer.text()
  expect([answer.status, html]).toEqual([404, expect.stringMatching(/Atsijungti.*Puslapio nėra<\/h1>/s)])
  expect(html).toContain('<a href="/">Grįžti į užklausas</a>')
})

describe('a form sent after the session has ended', () => {
  const ENDED = 'Seansas baigėsi, todėl nieko neįrašėme. Prisijunkite ir pažymėkite dar kartą.'
  const LIST = '/?rodyti=visi&q=SEO+LINKS'
  const LEAD = '/uzklausa/7K3M-9QAA?rodyti=visi'
  const press = (path: string, referer: string, form: Record<string, string> = { veiksmas: 'spam' }) =>
    fetchStaff(site, path, { form, headers: { Referer: `${referer}` } })
  const nextIn = (html: string) => /name="toliau" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

  test.each([
    ['/zymeti?rodyti=visi&q=SEO+LINKS', `${STAFF_URL}${LIST}`, LIST],
    [LEAD, `${STAFF_URL}${LEAD}`, LEAD],
    ['/nera', 'https://evil.example/menuo', '/'],
    ['//evil.example/', `${STAFF_URL}//evil.example/`, '/evil.example/'],
    ['/zymeti', '', '/'],
  ])('%s from „%s“ says so, and leads back to %s', async (path, referer, next) => {
    const answer = await press(path, referer)
    const html = await answer.text()
    expect([answer.status, nextIn(html)]).toEqual([403, next])
    expect(html).toContain(ENDED)
    expect(await (await fetchStaff(site, '/')).text()).not.toContain('Seansas baigėsi')
  })

  test('gives the typed note back into its field, once signed in, and nothing is marked by it', async () => {
    const note = 'Kalbėjau su <b>vadove</b>'
    const asked = await press(LEAD, STAFF_URL + LEAD, { veiksmas: 'spam 7K3M-9QAA 0', pastaba: note })
    expect(await asked.text()).toContain('name="pastaba" value="Kalbėjau su &lt;b&gt;vadove&lt;/b&gt;"')
    const form = { adresas: 'jonas@pavyzdys.test', toliau: LEAD, pastaba: note }
    const cookie = await askForCode(site, form.adresas)
    const typed = { ...form, kodas: await mailedCode(site, form.adresas) }
    const entered = await fetchStaff(site, '/prisijungti/kodas', { cookie, form: typed })
    expect([entered.status, entered.headers.get('Location')]).toEqual([307, LEAD])
    const own = cookieOf(entered, '__Host-staff=')
    const html = await (await fetchStaff(site, LEAD, { cookie: own, form: typed })).text()
    expect(html).toContain('>Kalbėjau su &lt;b&gt;vadove&lt;/b&gt;</textarea>')
    expect(html).toContain('Nieko nepakeista')
    expect(html).not.toContain('(jonas@pavyzdys.test)')
  })

  test.each(['/atsijungti', '/zymeti', '//evil.example/uzklausa/A', 'https://evil.example/uzklausa/A'])(
    'sends no note on to %s',
    async (toliau) => {
      const form = { adresas: 'ona@pavyzdys.test', toliau, pastaba: 'x' }
      const cookie = await askForCode(site, form.adresas)
      const typed = { ...form, kodas: await mailedCode(site, form.adresas) }
      const entered = await fetchStaff(site, '/prisijungti/kodas', { cookie, form: typed })
      expect([entered.status, entered.headers.get('Location')]).toEqual([
        303,
        expect.stringMatching(/^\/(?!\/)/),
      ])
    },
  )
})

test('a search looks in all requests, whose state is said, and browsers put no tick at another row', async () => {
  const html = await (await get('/?q=ona')).text()
  const all = await (await get('/?rodyti=visi')).text()
  expect(html).toMatch(/<button(?=[^>]* name="rodyti")(?=[^>]* value="visi")[^>]*>Ieškoti/)
  expect(html).toMatch(/<form(?=[^>]* class="lead-form")[^>]* autoComplete="off"/i)
  expect(all).toContain('<span>Nauja</span>')
})

test('what visitors typed is text, isolated in its direction', async () => {
  const html = await (await get('/?rodyti=visi')).text()
  expect(html).not.toMatch(/<script|<b>UAB/)
  expect(html).toContain('<bdi class="wrap-anywhere">&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('<bdi class="wrap-anywhere">\u202E')
})
