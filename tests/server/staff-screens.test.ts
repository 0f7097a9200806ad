import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExistingDatabase } from '#app/infra/database/database.server.ts'
import { storeStaffLeads } from '../support/staff-leads.ts'
import { fetchStaff, type StaffSite, signIn, startStaffSite } from '../support/staff-site.ts'

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
  expect(html).toContain('<span>Laimėta (Jonas)</span>')
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
