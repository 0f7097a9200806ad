import { expect, test } from './support/test.ts'

const hidden = (name: string) => `form input[type="hidden"][name="${name}"]`

test('a campaign that lands on an article reaches the form pages later, without storage', async ({
  page,
  site,
}) => {
  await page.goto('/blog/ebvpd?utm_source=google&utm_term=viešieji+pirkimai&gclid=x')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiekėjams' }).click()
  await page.waitForURL(/\/tiekejai\?/)
  await page.getByRole('main').locator('[data-cta]').last().click()
  await page.waitForURL(/#trial$/)

  await page.getByLabel('Veiklos sritis').scrollIntoViewIfNeeded()
  await expect(page.locator(hidden('utm_source'))).toHaveValue('google')
  await expect(page.locator(hidden('utm_term'))).toHaveValue('viešieji pirkimai')
  await expect(page.locator(hidden('landing_page'))).toHaveValue(
    `${site.url}/blog/ebvpd?utm_source=google&utm_term=vie%C5%A1ieji+pirkimai`,
  )
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

test('a visit without a campaign keeps its addresses clean', async ({ page, site }) => {
  await page.goto('/blog/ebvpd')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiekėjams' }).click()
  await page.waitForURL('/tiekejai')
  await page.goto('/')

  await page.getByLabel('Veiklos sritis').scrollIntoViewIfNeeded()
  await expect(page.locator(hidden('landing_page'))).toHaveValue(`${site.url}/`)
  await expect(page.locator(hidden('utm_source'))).toHaveValue('')
})
