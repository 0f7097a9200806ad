import { fillLeadForm } from './support/fill-lead-form.ts'
import { CAMPAIGN, findLead, QUERY, submit, thankedFor } from './support/lead-journey.ts'
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
  await expect(page.locator(hidden('utm_source'))).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is sent again with a fault mended still tells the campaign', async ({ page, site }) => {
    await page.goto(`/?${QUERY}`)
    const form = await fillLeadForm(page, { company_code: '123' })
    await submit(page)
    await expect(page.locator(hidden('utm_term'))).toHaveValue(CAMPAIGN.utm_term)
    await expect(page.locator(hidden('landing_page'))).toHaveValue(`${site.url}/?${QUERY}`)

    await page.locator('[name="company_code"]').fill('110053842')
    await submit(page)

    await thankedFor(page)
    expect(await findLead(site, form)).toMatchObject({ ...CAMPAIGN, landing_page: `${site.url}/?${QUERY}` })
  })

  test('a campaign that lands on an article ends with the move to the form', async ({ page, site }) => {
    await page.goto(`/blog/ebvpd?${QUERY}`)
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    const form = await fillLeadForm(page)
    await submit(page)

    await thankedFor(page)
    expect(await findLead(site, form)).toMatchObject({ utm_source: '', landing_page: `${site.url}/` })
  })
})
