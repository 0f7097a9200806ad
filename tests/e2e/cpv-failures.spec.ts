import type { Page } from '@playwright/test'
import { foundCodes, openCodeBrowser } from './support/code-browser.ts'
import { expect, test } from './support/test.ts'

const VIEWS = '**/api/cpv/view*'
const DIVISION = 'Statybos darbai'
const GROUP = 'Visi ar daliniai statybos ir civilinės inžinerijos darbai'

/** What the page has written to the console as errors, without the browser's own messages. */
function loggedErrors(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
      logged.push(message.text())
  })
  return logged
}

test('a category that cannot be loaded shows no rows of another one; the failure is logged, and the next try loads it', async ({
  page,
}) => {
  const logged = loggedErrors(page)
  await openCodeBrowser(page)
  await page.route(VIEWS, (route) => route.abort())
  const main = page.getByRole('main')
  await main.getByRole('link', { name: DIVISION, exact: true }).click()

  await expect(main.getByRole('alert')).toContainText('Įkelti nepavyko')
  await expect(page).toHaveURL(/kodas=45000000-7/)
  await expect(main.getByRole('button', { name: /^Pridėti:/ })).toHaveCount(0)
  await expect(main.getByText('45 skyriai')).toHaveCount(0)
  await expect.poll(() => logged).toEqual([expect.stringMatching(/^Codes could not be loaded/)])

  await page.unroute(VIEWS)
  await main.getByRole('button', { name: 'Bandyti dar kartą' }).click()
  await expect(main.getByRole('navigation', { name: 'Vieta klasifikatoriuje' })).toContainText(DIVISION)
  await expect(main.getByRole('link', { name: GROUP, exact: true })).toBeVisible()
})

test('a way back that cannot be loaded shows no rows of the category that was left', async ({ page }) => {
  await openCodeBrowser(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: DIVISION, exact: true }).click()
  await expect(main.getByRole('link', { name: GROUP, exact: true })).toBeVisible()
  await page.route(VIEWS, (route) => route.abort())
  await page.goBack()

  await expect(main.getByRole('alert')).toContainText('Įkelti nepavyko')
  await expect(main.getByRole('navigation', { name: 'Vieta klasifikatoriuje' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: GROUP, exact: true })).toHaveCount(0)
})

test('when more results cannot be loaded, those that were found stay', async ({ page }) => {
  await openCodeBrowser(page, '/bvpz-kodai?q=paslaugos')
  const rows = foundCodes(page)
  await page.route(VIEWS, (route) => route.abort())
  await page.getByRole('link', { name: 'Rodyti daugiau' }).click()

  await expect(page.getByRole('main').getByRole('alert')).toContainText('Įkelti nepavyko')
  await expect(rows).toHaveCount(50)
  await page.unroute(VIEWS)
  await page.getByRole('button', { name: 'Bandyti dar kartą' }).click()
  await expect(rows).toHaveCount(100)
})
