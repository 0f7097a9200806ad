import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openExistingDatabase } from '#app/infra/database/database.server.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { storeStaffLeads } from '../support/staff-leads.ts'
import {
  askForCode,
  cookieOf,
  fetchStaff,
  mailedCode,
  STAFF_URL,
  signIn,
  startStaffSite,
} from '../support/staff-site.ts'

const site = await untilEndOfFile(startStaffSite())
const session = await signIn(site, 'ona@pavyzdys.test')
const { db } = await untilEndOfFile(openExistingDatabase({ dataDir: site.dataDir }))
await storeStaffLeads(db, 'Ona Onaitė')

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

test('the page names the version that runs', async () => {
  const [, version] = (await (await fetch(`${site.url}/healthz`)).text()).split(' ')
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect(await (await get('/')).text()).toContain(`${version}<`)
  expect(site.logs().find(({ msg }) => msg === 'server is ready')).toMatchObject({ version })
})

test('the page says that something is at fault, such as the backup, until it is mended', async () => {
  const file = join(site.dataDir, 'backups', 'site.tar')
  await mkdir(dirname(file))
  await writeFile(file, 'x')
  expect(await (await get('/')).text()).not.toContain('gedimas')
  await utimes(file, new Date(0), new Date(0))
  expect(await (await get('/')).text()).toContain('Aptiktas gedimas, praneškite administratoriui.')
  await rm(file)
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
  expect(await (await get('/')).text()).not.toContain('<span>Nauja</span>')
})

test('a purchase is found by its number; states and people are filters in the address', async () => {
  const rowsIn = async (path: string) => (await (await get(path)).text()).match(/<li id=/g)?.length ?? 0
  expect(await rowsIn('/?rodyti=visi&q=684049')).toBe(1)
  const html = await (await get('/?rodyti=visi&busena=won&kas=Jonas')).text()
  expect(html).toMatch(/<span>Laimėta \(Jonas, /)
  expect(html).not.toMatch(/<span>(?:Nauja|Laimėta \(Ona)/)
  const empty = await (await get('/?rodyti=visi&q=niekonera')).text()
  expect(empty).toContain('Išvalyti paiešką')
  expect(empty).toMatch(/value="xlsx"[^>]* hidden/)
})

test('what visitors typed is text, isolated in its direction', async () => {
  const html = await (await get('/?rodyti=visi')).text()
  expect(html).not.toMatch(/<script|<b>UAB/)
  expect(html).toContain('<bdi class="two-lines">&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('<bdi class="two-lines">\u202E')
})

describe('the notice after a mark', () => {
  const post = (path: string, veiksmas: string, more: Record<string, string> = {}) =>
    fetchStaff(site, path, { cookie: session, form: { veiksmas, ...more } })
  /** What the page to which a form leads says from its notice on, without other tags than headings. */
  async function pageAfter(...form: Parameters<typeof post>): Promise<string> {
    const answer = await post(...form)
    const cookie = `${session}; ${cookieOf(answer, '__Host-staff-done=')}`
    const html = await (await fetchStaff(site, answer.headers.get('Location') ?? '', { cookie })).text()
    return html.slice(html.indexOf('role="status"')).replace(/<(?!h1|details)[^>]+>/g, '')
  }
  const pageOf = async (reference: string) => (await get(`/uzklausa/${reference}`)).text()

  test('says sum, reason and the day of a call, and then whose request comes next', async () => {
    const said = (reference: string, mark: string, more = {}) =>
      pageAfter(`/uzklausa/${reference}`, mark.replace('REF', `${reference} 0`), more)
    expect(await said('7K3M-9QBB', 'won REF', { suma: '1 200,50' })).toMatch(
      /„Laimėta, 1\u00a0200,50\u00a0Eur per metus“\..*Toliau: UAB „.*<h1/,
    )
    expect(await said('7K3M-9QCB', 'lost REF price')).toContain('„Neaktualu: per brangu“.')
    expect(await said('7K3M-9QDB', 'reached REF 2045-01-01T09:00')).toContain(
      '„Prašė perskambinti 2045\u00a0m.\u00a0sausio\u00a01\u00a0d.\u00a09:00 (sekmadienis,',
    )
    expect(await said('7K3M-9QDB', 'taken REF')).not.toContain('Toliau: ')
  })

  test('of a held request says that it is held; one button takes it out of spam and releases its mail', async () => {
    const path = '/uzklausa/7K3M-9QAD'
    await post(path, 'taken 7K3M-9QAD 0')
    expect(await pageAfter(path, 'reopened 7K3M-9QAD 1')).toContain('„Sulaikyta“.')
    await post(path, 'spam 7K3M-9QAD 2')
    const buttons = [...(await pageOf('7K3M-9QAD')).matchAll(/ act-(released|spam|reopened)"/g)]
    expect(buttons.map(([, action]) => action)).toEqual(['released'])
    await post(path, 'released 7K3M-9QAD 3')
    const html = await pageOf('7K3M-9QAD')
    expect(html).toContain('<b>Nauja</b>')
    expect(html).not.toContain('sulaikytas kaip galimas šlamštas')
  })

  test('of a time that is over leaves its panel in the list open', async () => {
    const form = { 'kada-no_answer-7K3M-9QEB': '2020-01-01T09:00' }
    const html = await pageAfter('/zymeti?rodyti=visi&q=7K3M-9QEB', 'no_answer 7K3M-9QEB 0 kitu', form)
    expect(html).toContain('šis laikas jau praėjo')
    expect(html.match(/<details class="fold" open="">Neatsiliepė/g)).toHaveLength(1)
  })
})

test('the question before an erasure names the request', async () => {
  const html = await (await get('/uzklausa/7K3M-9QBB')).text()
  expect(html.replace(/<[^>]+>/g, '')).toMatch(/Bus ištrinta UAB „.*“ užklausa 7K3M-9QBB: kontaktai/)
})
