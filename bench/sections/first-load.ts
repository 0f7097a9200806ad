import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts'
import { PAGES, type PageName } from '../support/pages.ts'
import type { Limit, Report } from '../support/report.ts'

interface Load {
  requests: number
  /** KB of a thousand bytes, compressed, without headers. */
  all: number
  withoutFonts: number
  scripts: number
}

type Limits = Partial<Record<keyof Load, number>>

const LIMITS: Record<PageName, Limits> = {
  home: { withoutFonts: 30, all: 80, scripts: 4, requests: 8 },
  // The sources and changes of a text are part of it.
  article: { withoutFonts: 28, scripts: 3, requests: 8 },
  info: { withoutFonts: 25, scripts: 3, requests: 8 },
  figures: { withoutFonts: 28, scripts: 4 },
  glossary: { withoutFonts: 28, scripts: 3 },
  letter: { withoutFonts: 28, scripts: 4 },
  deadlines: { withoutFonts: 28, scripts: 4 },
  value: { withoutFonts: 28, scripts: 4 },
  template: { withoutFonts: 28, scripts: 4 },
  browser: { scripts: 110 },
  code: { withoutFonts: 20, requests: 8 },
}
const FORM_LIMIT_KB = 80
const UNITS: Record<keyof Load, string> = { requests: '', all: 'KB', withoutFonts: 'KB', scripts: 'KB' }
const NAMES: Record<keyof Load, string> = {
  requests: 'requests',
  all: 'everything',
  withoutFonts: 'without fonts',
  scripts: 'JavaScript',
}

/** What a phone fetches on its first visit until the page is idle, without scrolling. */
export async function measureFirstLoads(
  report: Report,
  siteUrl: string,
  peerUrl: string | null,
): Promise<void> {
  report.group('First load in Chromium, brotli, until idle, no scroll')
  const browser = await chromium.launch(await chromiumLaunchOptions())
  for (const name of Object.keys(PAGES) as PageName[]) {
    const url = `${siteUrl}${PAGES[name]}`
    // The first visitor after a start gets the quick compression, all others the best one.
    await fetch(url)
    const { load } = await openPage(browser, url)
    for (const part of ['withoutFonts', 'all', 'scripts', 'requests'] as const) {
      report.add(`${name}: ${NAMES[part]}`, load[part], UNITS[part], { limit: atMost(LIMITS[name][part]) })
    }
  }
  const { load, formScripts } = await openPage(browser, `${siteUrl}/`, true)
  report.add('form island, once near', formScripts, 'KB', {
    limit: { atMost: FORM_LIMIT_KB },
    note: `${load.requests} requests in all`,
  })
  if (peerUrl !== null) {
    const { load: peer } = await openPage(browser, `${peerUrl}/index.html`)
    report.add('client-rendered home: without fonts', peer.withoutFonts, 'KB')
    report.add('client-rendered home: JavaScript', peer.scripts, 'KB')
  }
  await browser.close()
}

async function openPage(browser: Browser, url: string, isScrolled = false) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  const page = await context.newPage()
  const sizes: Promise<{ type: string; kb: number }>[] = []
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize / 1_000)
    sizes.push(size.then((kb) => ({ type: typeOf(request.resourceType(), request.url()), kb })))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const first = summary(await Promise.all(sizes))
  if (isScrolled) {
    await page.locator('[data-island="lead-form"]').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_000)
  }
  const load = summary(await Promise.all(sizes))
  await context.close()
  return { load, formScripts: load.scripts - first.scripts }
}

function typeOf(type: string, url: string): string {
  return url.endsWith('.woff2') ? 'font' : type
}

function summary(parts: readonly { type: string; kb: number }[]): Load {
  const sum = (isCounted: (type: string) => boolean) =>
    parts.filter(({ type }) => isCounted(type)).reduce((total, { kb }) => total + kb, 0)
  return {
    requests: parts.length,
    all: sum(() => true),
    withoutFonts: sum((type) => type !== 'font'),
    scripts: sum((type) => type === 'script'),
  }
}

function atMost(limit: number | undefined): Limit | undefined {
  return limit === undefined ? undefined : { atMost: limit }
}
