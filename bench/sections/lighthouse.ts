import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { startHeaderProxy } from '../support/header-proxy.ts'
import { PAGES, type PageName } from '../support/pages.ts'
import type { Report } from '../support/report.ts'
import { startSite } from '../support/site-process.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

interface Scores extends Record<Category, number> {
  lcpSeconds: number
  tbtMs: number
  cls: number
}

const MIN_SCORES: Record<PageName, number> = {
  home: 100,
  article: 100,
  info: 100,
  figures: 100,
  glossary: 100,
  letter: 100,
  deadlines: 100,
  value: 100,
  template: 100,
  browser: 99,
  code: 100,
}
/** Of pages of text; all others have more to draw. */
const MAX_LCP_SECONDS_OF_TEXTS = 1.1
const MAX_LCP_SECONDS = 1.2

/** Lighthouse's mobile set-up, simulated throttling; the median of some runs. */
export async function measureLighthouse(
  report: Report,
  { runs, peerUrl = null }: { runs: number; peerUrl?: string | null },
): Promise<void> {
  report.group(`Lighthouse mobile, median of ${runs}`)
  const port = await freePort()
  const site = await startSite({ SITE_URL: `http://127.0.0.1:${port}` })
  // The packaged Chromium gives up on a page that has a Referrer-Policy.
  const proxy = await startHeaderProxy(port, site.url, 'referrer-policy')
  for (const name of Object.keys(PAGES) as PageName[]) {
    const scores = await scoresOf(`${proxy.url}${PAGES[name]}`, runs)
    const limit = { atLeast: MIN_SCORES[name] }
    const others = CATEGORIES.slice(1).map((category) => `${category} ${scores[category]}`)
    report.add(`${name}: performance`, scores.performance, '', { limit, note: others.join(', ') })
    const isApplication = name === 'browser'
    const isText = name === 'article' || name === 'info'
    const maxLcp = isText ? MAX_LCP_SECONDS_OF_TEXTS : MAX_LCP_SECONDS
    report.add(`${name}: LCP`, scores.lcpSeconds, 's', limitUnless(isApplication, maxLcp))
    report.add(`${name}: TBT`, scores.tbtMs, 'ms', limitUnless(isApplication, 0))
    report.add(`${name}: CLS`, scores.cls, '', limitUnless(isApplication, 0))
  }
  if (peerUrl !== null) {
    const { performance, lcpSeconds } = await scoresOf(`${peerUrl}/index.html`, runs)
    report.add('client-rendered home: performance', performance, '')
    report.add('client-rendered home: LCP', lcpSeconds, 's')
  }
  proxy.stop()
  await site.stop()
}

/** Each run begins with an empty browser. */
async function scoresOf(url: string, runs: number): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) all.push(await runOnce(url))
  const median = (value: (scores: Scores) => number) =>
    all.map(value).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
  return {
    performance: median((scores) => scores.performance),
    accessibility: median((scores) => scores.accessibility),
    'best-practices': median((scores) => scores['best-practices']),
    seo: median((scores) => scores.seo),
    lcpSeconds: median((scores) => scores.lcpSeconds),
    tbtMs: median((scores) => scores.tbtMs),
    cls: median((scores) => scores.cls),
  }
}

async function runOnce(url: string): Promise<Scores> {
  const port = await freePort()
  const { executablePath, args } = await chromiumLaunchOptions()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
    const { categories, audits } = result.lhr
    const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
    const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcpSeconds: metric('largest-contentful-paint') / 1_000,
      tbtMs: Math.round(metric('total-blocking-time')),
      // To the thousandth, as its report shows it.
      cls: Math.round(metric('cumulative-layout-shift') * 1_000) / 1_000,
    }
  } finally {
    await browser.close()
  }
}

function limitUnless(isFree: boolean, atMost: number) {
  return isFree ? {} : { limit: { atMost } }
}
