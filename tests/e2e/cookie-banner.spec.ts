import type { Page } from '@playwright/test'
import { expect, test } from './support/tag-manager.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Slapukai' })
const reject = (page: Page) => banner(page).getByRole('button', { name: 'Nesutinku', exact: true })

test('the banner moves nothing up or down, whether it shows or not', async ({ page }) => {
  // The fonts, which may move a line, are in the browser's cache after the first page.
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await page.goto('/aciu', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(countVerticalShifts)).toBe(0)

  await reject(page).click()
  await page.goto('/aciu', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(countVerticalShifts)).toBe(0)
})

interface LayoutShift extends PerformanceEntry {
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Letters of another font may still move sideways by a pixel or two when it arrives. */
function countVerticalShifts(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as LayoutShift[]
      const moves = shifts.flatMap(({ sources }) => sources)
      resolve(moves.filter(({ previousRect, currentRect }) => previousRect.top !== currentRect.top).length)
    }).observe({ type: 'layout-shift', buffered: true })
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
    await expect(banner(page)).toBeAttached()

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
