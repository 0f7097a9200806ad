import type { Page } from '@playwright/test'

const FONTS = [/\/source-serif-4-[^/]+\.woff2$/, /\/figtree-[^/]+\.woff2$/]

/** Avoids the fallback fonts of this machine, whose widths may differ from those that the site's fallbacks expect. */
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
