import type { Page } from '@playwright/test'

const FONTS = [/\/source-serif-4-[^/]+\.woff2$/, /\/figtree-[^/]+\.woff2$/]

/**
 * Pages that are opened from now on are first drawn when their fonts have come: until then letters of this machine stand
 * in for them, which need not be as wide as those that the site's fallbacks are made for.
 */
export async function delayStylesUntilFonts(page: Page): Promise<void> {
  let arrived = Promise.resolve<unknown>(null)
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    await arrived
    await route.continue()
  })
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    arrived = Promise.all(
      FONTS.map((font) => page.waitForEvent('requestfinished', (finished) => font.test(finished.url()))),
    )
  })
}
