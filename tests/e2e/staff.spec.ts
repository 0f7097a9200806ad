import type { Page } from '@playwright/test'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { createDatabase } from '../support/postgres-server.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { storeStaffLeads } from '../support/staff-leads.ts'
import { runAxe } from './support/axe.ts'
import { POSTGRES_URL } from './support/global-setup.ts'
import { findOverflow, findSmallTargets } from './support/page-faults.ts'
import { expect, test } from './support/test.ts'

let site: SiteServer
let address: string
test.beforeAll(async () => {
  const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
  site = await startServer({
    env: {
      DATABASE_URL: databaseUrl,
      STAFF_PORT: '0',
      STAFF_EMAILS: 'Vardenė Pavardenė <ona@pavyzdys.test>',
    },
  })
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  await storeStaffLeads(database.db, 'Vardenė Pavardenė')
  await database.close()
  const printed = () => /http:\/\/localhost:\d+\/\?\S+/.exec(site.output())?.[0]
  await expect.poll(printed).toBeDefined()
  address = printed() ?? ''
})
test.afterAll(() => site.stop())

test('on one’s own machine the printed address and one button open the page, by keyboard, in any width', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  await page.goto(new URL('/menuo', address).href)
  await expect(page.getByLabel('El. paštas')).toBeVisible()
  await checkPage(page)

  await signIn(page, () => checkPage(page))

  for (const tab of ['Užklausos', 'Mėnuo']) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: tab, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await checkPage(page)
  expect((await page.locator('header svg').boundingBox())?.width).toBeLessThan(40)
  expect(faults.filter((text) => !text.includes('403'))).toEqual([])
})

async function signIn(page: Page, check = async () => {}) {
  await page.goto(address)
  await expect(page.getByLabel('Kodas')).toHaveValue(/^\d{6}$/)
  await check()
  await page.getByLabel('Kodas').press('Enter')
  await page.waitForURL((url) => url.search === '')
}
async function checkPage(page: Page): Promise<void> {
  for (const width of [1920, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    if (width !== 320) expect(await runAxe(page)).toEqual([])
    expect(await page.evaluate(findOverflow)).toEqual([])
  }
  expect(await page.evaluate(findSmallTargets, 44)).toEqual([])
}
