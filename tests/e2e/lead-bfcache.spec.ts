import type { Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../support/chromium.ts'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { expectThanks, findLeads, submit } from './support/lead-journey.ts'
import { test as base, expect } from './support/test.ts'

/** Starts a browser of its own: Playwright's has no back/forward cache. */
const test = base.extend({
  context: async ({ playwright, baseURL, javaScriptEnabled, locale, timezoneId }, use) => {
    const browser = await playwright.chromium.launch({
      ...(await chromiumLaunchOptions()),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(await browser.newContext({ baseURL, javaScriptEnabled, locale, timezoneId }))
    await browser.close()
  },
})

test.describe('in a browser that has a back/forward cache', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/tiekejai')
    await markDocument(page)
    await page.goto('/blog')
    const { wasLeft } = await goBack(page, '/tiekejai')
    test.skip(
      wasLeft === undefined,
      'the packaged Chromium, a headless shell, has none: set CHROMIUM_PATH to a whole one',
    )
  })

  test('the form comes back alive, and sent again it is the same lead', async ({ page, site }) => {
    await openLeadForm(page)
    const form = await fillLeadForm(page)
    await markDocument(page)
    await submit(page)
    const reference = await expectThanks(page)

    expect(await goBack(page, '/')).toMatchObject({ isPersisted: 'true' })
    await expect(page.locator('[name="company"]')).toHaveValue(form.company ?? '')
    await expect(page.getByRole('button', { name: 'Siunčiama' })).toHaveCount(0)
    await submit(page)

    expect(await expectThanks(page)).toBe(reference)
    expect(await findLeads(site, form)).toHaveLength(1)
  })

  test('a form that was not sent comes back alive from another page', async ({ page, context, site }) => {
    await openLeadForm(page)
    const form = await fillLeadForm(page)
    await markDocument(page)
    await context.setOffline(true)
    await submit(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await page.goto('/tiekejai')

    expect(await goBack(page, '/')).toMatchObject({ isPersisted: 'true' })
    await submit(page)

    await expectThanks(page)
    expect(await findLeads(site, form)).toHaveLength(1)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the form comes back as it was left, and sent again it is the same lead', async ({ page, site }) => {
      await page.goto('/')
      const form = await fillLeadForm(page)
      await markDocument(page)
      await submit(page)
      const reference = await expectThanks(page)

      expect(await goBack(page, '/')).toMatchObject({ wasLeft: 'true' })
      await submit(page)

      expect(await expectThanks(page)).toBe(reference)
      expect(await findLeads(site, form)).toHaveLength(1)
    })
  })
})

test('a form that is restored while it was sending can be sent', async ({ page }) => {
  await openLeadForm(page)
  await fillLeadForm(page)
  // Not the next page: Playwright may wait for a navigation that has begun.
  await page.route('**/api/leads', () => {})
  await submit(page)
  await expect(page.getByRole('button', { name: 'Siunčiama...' })).toBeDisabled()

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  await expect(page.getByRole('button', { name: 'Siųsti užklausą' })).toBeEnabled()
})

/** Records on the document that it was left, and the event by which it is shown again. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.wasLeft = 'true'
    addEventListener('pageshow', ({ persisted }) => {
      dataset.isPersisted = String(persisted)
    })
  })
}

/** Like the Back button: Playwright's `goBack` waits for a load, which pages from the cache do not have. */
async function goBack(page: Page, path: string): Promise<DOMStringMap> {
  const leave = () => page.evaluate(() => history.back())
  const look = () =>
    page.evaluate(() => ({ path: location.pathname, marks: { ...document.documentElement.dataset } }))
  // The evaluated document may be replaced meanwhile.
  await leave().catch(() => {})
  await expect(async () => expect(await look()).toMatchObject({ path })).toPass()
  return (await look()).marks
}
