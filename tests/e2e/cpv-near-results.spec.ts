import { answerCookieBanner } from '../screens/visitor.ts'
import { openCodeBrowser } from './support/code-browser.ts'
import { expect, test } from './support/test.ts'

const SEARCH = '/bvpz-kodai?q=kirpėja'
const NEAR = 'Kirpyklų paslaugos'
const FAR = 'Šunidžių paslaugos'

test.beforeEach(({ context }) => answerCookieBanner(context))

for (const width of [360, 1280]) {
  test(`at ${width} px the first screen ends after the near results; the others are one click away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openCodeBrowser(page, SEARCH)
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('link', { name: NEAR })).toBeVisible()
    await expect(grid.getByRole('link', { name: FAR })).toBeHidden()
    const near = await grid.getByRole('row').count()

    const button = page.getByRole('button', { name: /^Dar \d+ tolimesni/ })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.press('Enter')
    await expect(grid.getByRole('link', { name: FAR })).toBeVisible()
    await expect(grid.getByRole('row').nth(near).getByRole('link')).toBeFocused()
    await expect(button).toHaveCount(0)
  })
}

test('the arrow keys go on into the closed results and open them', async ({ page }) => {
  await openCodeBrowser(page, SEARCH)
  const rows = page.getByRole('grid').getByRole('row')
  const near = await rows.count()
  const box = page.getByRole('combobox')
  await box.focus()
  for (let row = 0; row <= near; row++) await page.keyboard.press('ArrowDown')

  await expect(box).toHaveAttribute('aria-activedescendant', `cpv-${near}-0`)
  await expect(rows.nth(near)).toBeInViewport({ ratio: 1 })
})

test('a row says its code once', async ({ page }) => {
  await openCodeBrowser(page, '/bvpz-kodai?q=langai')
  const row = page.getByRole('grid').getByRole('row').first()
  await expect(row).toHaveAccessibleName(/^44221100-6 Langai Windows/)
  await expect(row.getByRole('gridcell').first()).toHaveAccessibleName('44221100-6 Langai')
})

test('works alone are one tap away, and all results another', async ({ page }) => {
  await openCodeBrowser(page, '/bvpz-kodai?q=langai')
  const grid = page.getByRole('grid')
  const works = page.getByRole('link', { name: /^darbai \d+/ })
  await works.click()
  await expect(grid.getByRole('row').first()).toContainText('Langų įstatymo darbai')
  await expect(grid.getByRole('row').filter({ hasText: '44221100-6' })).toHaveCount(0)
  await expect(page).toHaveURL(/rusis=darbai/)

  await works.click()
  await expect(grid.getByRole('row').first()).toContainText('44221100-6')
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
    await expect(page.getByRole('row').filter({ hasText: 'įstatymo darbai' })).toHaveCount(0)
    await expect(page.getByRole('row').first()).toContainText('44221100-6')
  })
})
