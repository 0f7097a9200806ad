import type { Page } from '@playwright/test'
import { waitForScript } from '../../screens/visitor.ts'

/** Loads every island. Scrolling by script is not a user input that would excuse a layout shift. */
export async function scrollToEnd(page: Page) {
  const [pageHeight, windowHeight] = await page.evaluate(() => [document.body.scrollHeight, innerHeight])
  for (let y = 0; y < (pageHeight ?? 0); y += windowHeight ?? 740) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  for (const script of await page.evaluate(findLateScripts)) await waitForScript(page, script)
}

/** Scripts that load when their part of the page is near. */
function findLateScripts(): string[] {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  return islands.map(({ dataset }) => `${dataset.island}.island`)
}
