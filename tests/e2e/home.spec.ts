import { expect, test } from './support/test.ts'

test.describe('the menu of a phone without scripts', () => {
  test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false })

  test('opens, leads to another page’s section and closes', async ({ page }) => {
    await page.goto('/blog')
    const button = page.getByRole('button', { name: 'Atidaryti meniu' })
    const menu = page.getByRole('navigation', { name: 'Meniu', exact: true })
    await button.click()
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Uždaryti meniu' }).click()
    await expect(menu).toBeHidden()

    await button.click()
    await menu.getByRole('link', { name: 'Privalumai' }).click()
    await expect(page).toHaveURL(/\/#privalumai$/)
  })
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pereiti prie turinio' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('without scripts every section is there, and no other site is asked', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto(site.url)

  await expect(page.locator('main section')).toHaveCount(10)
  expect(foreign).toEqual([])
  await page.close()
})
