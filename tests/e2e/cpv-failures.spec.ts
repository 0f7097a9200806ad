import { foundCodes, openCodeBrowser } from './support/code-browser.ts'
import { expect, test } from './support/test.ts'

const VIEWS = '**/api/cpv/view*'
const DIVISION = 'Statybos darbai'
const GROUP = 'Visi ar daliniai statybos ir civilinės inžinerijos darbai'

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
