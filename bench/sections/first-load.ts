import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts'
import { type Load, MAX_BYTES, MAX_SCRIPT_BYTES, watchLoad } from '../../tests/support/first-load.ts'
import { PAGES, type PageName } from '../support/pages.ts'
import type { Limit, Report } from '../support/report.ts'

type Limits = Partial<Record<keyof Load, number>>

/** In KB of a thousand bytes; those of `tests/support/first-load.ts` are tests too, see `tests/e2e/first-load.spec.ts`. */
const LIMITS: Record<PageName, Limits> = {
  home: { withoutFonts: kb(MAX_BYTES.home), bytes: 80, scripts: kb(MAX_SCRIPT_BYTES.home), requests: 8 },
  article: { withoutFonts: kb(MAX_BYTES.text), scripts: kb(MAX_SCRIPT_BYTES.text), requests: 8 },
  info: { withoutFonts: kb(MAX_BYTES.text), scripts: kb(MAX_SCRIPT_BYTES.text), requests: 8 },
  figures: { withoutFonts: kb(MAX_BYTES.text), scripts: kb(MAX_SCRIPT_BYTES.tool) },
  glossary: { withoutFonts: kb(MAX_BYTES.tool), scripts: kb(MAX_SCRIPT_BYTES.text) },
  letter: { withoutFonts: kb(MAX_BYTES.tool), scripts: kb(MAX_SCRIPT_BYTES.tool) },
  deadlines: { withoutFonts: kb(MAX_BYTES.tool), scripts: kb(MAX_SCRIPT_BYTES.tool) },
  value: { withoutFonts: kb(MAX_BYTES.tool), scripts: kb(MAX_SCRIPT_BYTES.tool) },
  template: { withoutFonts: kb(MAX_BYTES.text), scripts: kb(MAX_SCRIPT_BYTES.tool) },
  browser: { scripts: 110 },
  code: { withoutFonts: kb(MAX_BYTES.code), requests: 8 },
}
const FORM_LIMIT_KB = 80
const UNITS: Record<keyof Load, string> = { requests: '', bytes: 'KB', withoutFonts: 'KB', scripts: 'KB' }
const NAMES: Record<keyof Load, string> = {
  requests: 'requests',
  bytes: 'everything',
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
    for (const part of ['withoutFonts', 'bytes', 'scripts', 'requests'] as const) {
      const value = part === 'requests' ? load[part] : kb(load[part])
      report.add(`${name}: ${NAMES[part]}`, value, UNITS[part], { limit: atMost(LIMITS[name][part]) })
    }
  }
  const { load, formScripts } = await openPage(browser, `${siteUrl}/`, true)
  report.add('form island, once near', kb(formScripts), 'KB', {
    limit: { atMost: FORM_LIMIT_KB },
    note: `${load.requests} requests in all`,
  })
  if (peerUrl !== null) {
    const { load: peer } = await openPage(browser, `${peerUrl}/index.html`)
    report.add('client-rendered home: without fonts', kb(peer.withoutFonts), 'KB')
    report.add('client-rendered home: JavaScript', kb(peer.scripts), 'KB')
  }
  await browser.close()
}

async function openPage(browser: Browser, url: string, isScrolled = false) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  const page = await context.newPage()
  const loadSoFar = watchLoad(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const first = await loadSoFar()
  if (isScrolled) {
    await page.locator('[data-island="lead-form"]').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_000)
  }
  const load = await loadSoFar()
  await context.close()
  return { load, formScripts: load.scripts - first.scripts }
}

function kb(bytes: number): number {
  return bytes / 1_000
}

function atMost(limit: number | undefined): Limit | undefined {
  return limit === undefined ? undefined : { atMost: limit }
}
