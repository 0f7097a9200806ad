// `npm run lighthouse`: mobile Lighthouse on the built site with the test Chromium, median of three runs a page.
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumLaunchOptions } from '../tests/support/chromium.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startServer } from '../tests/support/site-server.ts'

const PAGES = ['/', '/blog/ebvpd', '/tiekejai', '/bvpz-kodai', '/bvpz-kodai/45310000-3']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 3

type Figures = Record<(typeof CATEGORIES)[number] | 'lcp' | 'tbt' | 'cls', number>

const site = await startServer({ env: { LOG_LEVEL: 'warn' } })
const browser = await startBrowser()
console.log(
  'page                      perf  a11y  best  seo   LCP s  TBT ms  CLS   (median of three, mobile)',
)
for (const path of PAGES) {
  const runs: Figures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(`${site.url}${path}`))
  console.log(rowOf(path, runs))
}
await browser.stop()
await site.stop()

async function measure(url: string): Promise<Figures> {
  const result = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  for (const name of CATEGORIES) {
    for (const { id } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id]
      if (process.argv.includes('--faults') && audit?.score === 0 && name !== 'performance') {
        console.log(`  ${name}: ${id}: ${audit.title}`)
      }
    }
  }
  return {
    ...Object.fromEntries(scores),
    lcp: (audits['largest-contentful-paint']?.numericValue ?? 0) / 1_000,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
  }
}

function rowOf(path: string, runs: readonly Figures[]): string {
  const median = (name: keyof Figures) => runs.map((run) => run[name]).sort((a, b) => a - b)[1] ?? 0
  const scores = CATEGORIES.map((name) => String(median(name)).padEnd(6)).join('')
  return `${path.padEnd(26)}${scores}${median('lcp').toFixed(2).padEnd(7)}${median('tbt').toFixed(0).padEnd(8)}${median('cls').toFixed(3)}`
}

/** Lighthouse drives the browser by its debugging port. */
async function startBrowser() {
  const port = await freePort()
  const { executablePath, args } = await chromiumLaunchOptions()
  const launched = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  return { port, stop: () => launched.close() }
}
