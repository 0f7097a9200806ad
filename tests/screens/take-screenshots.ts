import { mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../support/chromium.ts'
import { startRealSite } from '../support/real-site.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { type Shot, writeContactSheet } from './contact-sheet.ts'
import { openScreen, realNoticeScreens, type Screen, screens } from './screens.ts'
import { answerCookieBanner } from './visitor.ts'

/** Width → height of such devices. */
const WINDOWS = { 360: 740, 768: 1024, 1280: 900, 1920: 1080 } as const

export type ScreenWidth = keyof typeof WINDOWS

export const SCREEN_WIDTHS = Object.keys(WINDOWS).map(Number) as ScreenWidth[]

/** Chromium paints no more in one picture; longer pages come in parts. */
const MAX_PICTURE_PX = 6000

interface ScreenshotOptions {
  folder: string
  widths: readonly ScreenWidth[]
  names: readonly string[]
}

export async function takeScreenshots({ folder, widths, names }: ScreenshotOptions): Promise<Shot[]> {
  if (names.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const shots: Shot[] = []
    for (const [start, all] of [
      [startServer, screens] as const,
      [startRealSite, realNoticeScreens] as const,
    ]) {
      const wanted = all.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
      if (wanted.length > 0) shots.push(...(await captureSite(browser, start, { folder, widths, wanted })))
    }
    await writeContactSheet(browser, folder, shots)
    return shots
  } finally {
    await browser.close()
  }
}

async function captureSite(
  browser: Browser,
  start: () => Promise<SiteServer>,
  { folder, widths, wanted }: Omit<ScreenshotOptions, 'names'> & Pick<WidthOptions, 'wanted'>,
): Promise<Shot[]> {
  const server = await start()
  try {
    const shots: Shot[] = []
    for (const width of widths)
      shots.push(...(await captureWidth(browser, server.url, { folder, width, wanted })))
    return shots
  } finally {
    await server.stop()
  }
}

interface WidthOptions {
  folder: string
  width: ScreenWidth
  wanted: readonly Screen[]
}

async function captureWidth(browser: Browser, baseURL: string, { folder, width, wanted }: WidthOptions) {
  const shots: Shot[] = []
  for (const screen of wanted.filter(({ narrowerThan = Number.POSITIVE_INFINITY }) => width < narrowerThan)) {
    const context = await newContext(browser, baseURL, { width, screen })
    if (!screen.isAskedForConsent) await answerCookieBanner(context)
    const page = await context.newPage()
    await openScreen(page, screen)
    const files = await captureScreen(page, screen.part, join(folder, `${screen.name}-${width}`))
    await context.close()
    shots.push({ name: screen.name, width, files: files.map((file) => basename(file)) })
  }
  return shots
}

async function captureScreen(page: Page, part: Screen['part'], path: string): Promise<string[]> {
  if (part === undefined) return captureWholePage(page, path)
  const file = `${path}.png`
  const options = { path: file, animations: 'disabled' } as const
  if (part === 'window') await page.screenshot(options)
  else
    await page
      .locator(part)
      .screenshot({ ...options, style: 'body > .fixed, header { display: none !important }' })
  return [file]
}

async function captureWholePage(page: Page, path: string): Promise<string[]> {
  const { width, height } = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return { width: innerWidth, height: document.documentElement.scrollHeight }
  })
  const files: string[] = []
  for (let y = 0; y < height; y += MAX_PICTURE_PX) {
    const file = y === 0 ? `${path}.png` : `${path}-part-${files.length + 1}.png`
    const clip = { x: 0, y, width, height: Math.min(MAX_PICTURE_PX, height - y) }
    await page.screenshot({ path: file, animations: 'disabled', fullPage: true, clip })
    files.push(file)
  }
  return files
}

interface ContextOptions {
  width: ScreenWidth
  screen: Screen
}

function newContext(
  browser: Browser,
  baseURL: string,
  { width, screen }: ContextOptions,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    javaScriptEnabled: !screen.isWithoutScripts,
    viewport: { width, height: WINDOWS[width] },
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    reducedMotion: 'reduce',
    // For the style that hides what lies over a part of the page.
    bypassCSP: true,
  })
}
