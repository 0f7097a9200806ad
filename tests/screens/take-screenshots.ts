import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../support/chromium.ts'
import { startRealSite } from '../support/real-site.ts'
import { startServer } from '../support/site-server.ts'
import { openScreen, realNoticeScreens, type Screen, testedScreens } from './screens.ts'
import { answerCookieBanner } from './visitor.ts'

const SITES = [
  { start: startServer, screens: testedScreens },
  { start: startRealSite, screens: realNoticeScreens },
] as const

/** Takes a picture of each screen whose name contains one of these parts; gives their number. */
export async function takeScreenshots(folder: string, widths: readonly number[], parts: readonly string[]) {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(await chromiumLaunchOptions())
  let count = 0
  for (const { start, screens } of SITES) {
    const wanted = screens.filter(({ name }) => parts.some((part) => name.includes(part)))
    if (wanted.length === 0) continue
    const site = await start()
    for (const screen of wanted) {
      for (const width of widths.filter((each) => each < (screen.narrowerThan ?? Number.POSITIVE_INFINITY))) {
        await take(browser, site.url, screen, { width, path: join(folder, `${screen.name}-${width}.png`) })
        count += 1
      }
    }
    await site.stop()
  }
  await browser.close()
  return count
}

/** The whole page, with menu, dialog or banner as they stand at its top. */
async function take(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  { width, path }: { width: number; path: string },
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 900 },
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    reducedMotion: 'reduce',
  })
  if (!screen.isAskedForConsent) await answerCookieBanner(context)
  const page = await context.newPage()
  await openScreen(page, screen)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.screenshot({ path, animations: 'disabled', fullPage: true })
  await context.close()
}
