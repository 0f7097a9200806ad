import type { Page } from '@playwright/test'
import { drawWithFonts } from './support/draw-with-fonts.ts'
import { expect, test } from './support/tag-manager.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Slapukai' })
const reject = (page: Page) => banner(page).getByRole('button', { name: 'Nesutinku', exact: true })

test('the banner moves nothing, whether it shows or not', async ({ page }) => {
  await drawWithFonts(page)
  await page.goto('/aciu', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(countShifts)).toBe(0)

  await reject(page).click()
  await page.goto('/aciu', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(countShifts)).toBe(0)
})

/** All so far; without any, nothing is reported. */
function countShifts(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().length))
    observer.observe({ type: 'layout-shift', buffered: true })
    setTimeout(resolve, 500, 0)
  })
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
  [320, 256],
] as const) {
  test(`the banner covers nothing that has the focus, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/aciu')
    // It is measured with the first picture.
    await expect(page.locator('html')).toHaveAttribute('style', /--banner-height: [1-9]/)

    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(findCoveredFocus)).toBeNull()
    }
  })
}

/** What has the focus, if the banner lies over its upper, middle or lower part. */
function findCoveredFocus(): string | null {
  const place = document.querySelector('[data-consent-banner]')
  const focused = document.activeElement
  if (!place || !focused || focused === document.body || place.contains(focused)) return null
  const { left, width, top, height } = focused.getBoundingClientRect()
  const isCovered = [2, height / 2, height - 2].some((y) =>
    place.contains(document.elementFromPoint(left + width / 2, top + y)),
  )
  return isCovered ? focused.outerHTML : null
}
