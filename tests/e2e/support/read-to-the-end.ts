import type { Page } from '@playwright/test'

/** So that every island comes near and lives. Scrolling is no input by which a shift would be excused. */
export async function readToTheEnd(page: Page) {
  const [pageHeight, windowHeight] = await page.evaluate(() => [document.body.scrollHeight, innerHeight])
  for (let y = 0; y < (pageHeight ?? 0); y += windowHeight ?? 740) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.waitForLoadState('networkidle')
}
