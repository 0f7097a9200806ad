import type { Page } from '@playwright/test'
import { createDatabase } from '../support/postgres-server.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
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

  await page.goto(address)
  await expect(page.getByLabel('Kodas')).toHaveValue(/^\d{6}$/)
  await checkPage(page)
  await page.getByLabel('Kodas').press('Enter')

  for (const tab of ['Užklausos', 'Užklausa', 'Mėnuo']) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: tab, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await checkPage(page)
  expect((await page.locator('header svg').boundingBox())?.width).toBeLessThan(40)
  await page.getByRole('button', { name: 'Atsijungti' }).click()
  await page.goBack()
  await expect(page.getByLabel('El. paštas')).toBeVisible()
  expect(faults.filter((text) => !text.includes('403'))).toEqual([])
})

async function checkPage(page: Page): Promise<void> {
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await runAxe(page)).toEqual([])
    expect(await page.evaluate(findOverflow)).toEqual([])
  }
  expect(await page.evaluate(findSmallTargets, 44)).toEqual([])
}
