import { answerCookieBanner } from '../screens/visitor.ts'
import { foundCodes, openCodeBrowser } from './support/code-browser.ts'
import { expect, test } from './support/test.ts'

const SEARCH = '/bvpz-kodai?q=kirpėja'
const NEAR = 'Kirpyklų paslaugos'
const FAR = 'Šunidžių paslaugos'

test.beforeEach(({ context }) => answerCookieBanner(context))

for (const width of [360, 1280]) {
  test(`at ${width} px the near results come first, the others are one click away`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openCodeBrowser(page, SEARCH)
    const results = page.getByRole('list', { name: 'Paieškos rezultatai' })
    await expect(results.getByRole('link', { name: NEAR })).toBeVisible()
    await expect(results.getByRole('link', { name: FAR })).toBeHidden()
    const near = await results.getByRole('listitem').count()

    const button = page.getByRole('button', { name: /^Dar \d+ tolimesni/ })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.press('Enter')
    await expect(results.getByRole('link', { name: FAR })).toBeVisible()
    await expect(results.getByRole('listitem').nth(near).getByRole('link')).toBeFocused()
    await expect(button).toHaveCount(0)
  })
}

test('works alone are one tap away, and all results another', async ({ page }) => {
  await openCodeBrowser(page, '/bvpz-kodai?q=langai')
  const results = page.getByRole('list', { name: 'Paieškos rezultatai' })
  const works = page.getByRole('link', { name: /^darbai \d+/ })
  await works.click()
  await expect(results.getByRole('listitem').first()).toContainText('Langų įstatymo darbai')
  await expect(results.getByRole('listitem').filter({ hasText: '44221100-6' })).toHaveCount(0)
  await expect(page).toHaveURL(/rusis=darbai/)

  await works.click()
  await expect(results.getByRole('listitem').first()).toContainText('44221100-6')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all results stand open', async ({ page }) => {
    await page.goto(SEARCH)
    await expect(page.getByRole('link', { name: FAR })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Dar / })).toBeHidden()
  })

  test('a search shows goods alone', async ({ page }) => {
    await page.goto('/bvpz-kodai?q=langai')
    await page.getByRole('link', { name: /^prekės \d+/ }).click()
    const rows = foundCodes(page)
    await expect(rows.filter({ hasText: 'įstatymo darbai' })).toHaveCount(0)
    await expect(rows.first()).toContainText('44221100-6')
  })
})
