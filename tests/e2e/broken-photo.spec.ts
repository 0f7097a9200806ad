import type { Page, Route } from '@playwright/test'
import { PHOTO } from './support/facts-site.ts'
import { expect, test } from './support/test.ts'

const partner = (page: Page) => page.locator('#apie-mus .card', { hasText: 'Ona' })

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'is answered with 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'gets no response': (route) => route.abort(),
}

for (const [failure, fail] of Object.entries(FAILURES)) {
  test(`a photo that ${failure} before the scripts leaves the initial`, async ({ page, longFactsSite }) => {
    const photoFailed = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await photoFailed.promise
      await route.continue()
    })
    await page.route(`**${PHOTO}`, fail)
    await page.goto(longFactsSite.url, { waitUntil: 'commit' })
    await partner(page).scrollIntoViewIfNeeded()
    await expect(partner(page).locator('img')).toHaveJSProperty('complete', true)
    photoFailed.resolve()
    await page.waitForLoadState()

    await expect(partner(page).locator('img')).toBeHidden()
    await expect(partner(page).getByText('O', { exact: true })).toBeVisible()
  })
}
