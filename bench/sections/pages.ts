import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumLaunchOptions } from '#tests/support/chromium.ts'
import { watchLoad } from '#tests/support/first-load.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startHeaderProxy } from '../support/header-proxy.ts'
import { PAGES } from '../support/pages.ts'
import { median } from '../support/report.ts'
import { startSite } from '../support/site-process.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** The form's scripts are fetched once it is near the viewport. */
const FORM_LOADING_MS = 2_000
const METRICS = {
  'largest-contentful-paint': 'LCP in ms',
  'total-blocking-time': 'TBT in ms',
  'cumulative-layout-shift': 'CLS',
}

/** The bytes of a phone's first visit, and Lighthouse's mobile scores: the median of `runs`. */
export async function measurePages(runs: number): Promise<void> {
  const port = await freePort()
  const site = await startSite({ SITE_URL: `http://127.0.0.1:${port}` })
  // The packaged Chromium fails on a page that has a Referrer-Policy.
  const proxy = await startHeaderProxy(port, site.url, 'referrer-policy')
  for (const [name, path] of Object.entries(PAGES)) {
    const url = proxy.url + path
    // The first request after a start gets the quick compression, later ones the best.
    await fetch(url)
    console.log(`  ${name.padEnd(10)} ${await firstLoad(url)}`)
    console.log(`  ${''.padEnd(10)} ${await scores(url, runs)}`)
  }
  proxy.stop()
  await site.stop()
}

function firstLoad(url: string): Promise<string> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true })
    const readLoad = watchLoad(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    const { bytes, withoutFonts, scripts, requests } = await readLoad()
    const load = `${kb(withoutFonts)} without fonts, ${kb(bytes)} in all, ${kb(scripts)} of scripts, ${requests} requests`
    const form = page.locator('[data-island="lead-form"]')
    if ((await form.count()) === 0) return load
    await form.scrollIntoViewIfNeeded()
    await page.waitForTimeout(FORM_LOADING_MS)
    return `${load}, the form ${kb((await readLoad()).scripts - scripts)} more`
  })
}

/** Each run begins with an empty browser. */
async function scores(url: string, runs: number): Promise<string> {
  const all: Record<string, number>[] = []
  for (let run = 0; run < runs; run++) {
    all.push(await withBrowser((_browser, port) => runLighthouse(url, port)))
  }
  const names = [...CATEGORIES, ...Object.values(METRICS)]
  return names.map((name) => `${name} ${median(all.map((run) => run[name] ?? Number.NaN))}`).join(', ')
}

async function runLighthouse(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
  })
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
  const { categories, audits } = result.lhr
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(METRICS).map(([id, name]) => [
      name,
      Number((audits[id]?.numericValue ?? Number.NaN).toPrecision(3)),
    ]),
  ])
}

async function withBrowser<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  const { executablePath, args } = await chromiumLaunchOptions()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    return await use(browser, port)
  } finally {
    await browser.close()
  }
}

function kb(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`
}
