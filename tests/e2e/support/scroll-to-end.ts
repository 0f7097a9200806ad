import type { Page } from '@playwright/test'
import { waitForScript } from '../../screens/visitor.ts'

/** Loads every island. Scrolling by script is not a user input that would excuse a layout shift. */
export async function scrollToEnd(page: Page) {
  for (const island of await page.locator('[data-island]').all()) {
    // Passing by is not enough: a busy browser may draw no frame while the island is near.
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await waitForScript(page, `${await island.getAttribute('data-island')}.island`)
  }
  const [pageHeight, windowHeight] = await page.evaluate(() => [document.body.scrollHeight, innerHeight])
  for (let y = 0; y < (pageHeight ?? 0); y += windowHeight ?? 740) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
