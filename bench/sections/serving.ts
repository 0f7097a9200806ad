import { readFileSync } from 'node:fs'
import { parseVocabularyCsv } from '../../app/features/cpv/vocabulary/vocabulary-csv.ts'
import { load, measureLoad } from '../support/load.ts'
import type { FileServer } from '../support/nginx-sites.ts'
import { PAGES } from '../support/pages.ts'
import { processTree } from '../support/process-usage.ts'
import type { Limit, Report } from '../support/report.ts'
import type { SiteProcess } from '../support/site-process.ts'

interface Scenario {
  what: string
  paths: readonly string[]
  minPerSecond?: number
  maxP99Ms?: number
}

const CONNECTIONS = 32
const WARM_UP_SECONDS = 2
const MIN_SHARE_OF_NGINX = 0.2
/** Of the same page without a campaign. */
const MIN_SHARE_WITH_CAMPAIGN = 0.9
const CAMPAIGN = 'utm_source=google&utm_medium=cpc&utm_campaign=ruduo&utm_term=stogo+darbai&gclid='
/** More than any run requests, so that none is requested twice. */
const NEW_EACH_TIME = 100_000

/** Requests a second of the site beside those of nginx, which serves the same page from disk. */
export async function measureServing(
  report: Report,
  { site, files, seconds }: { site: SiteProcess; files: FileServer | null; seconds: number },
): Promise<void> {
  report.group(
    `Serving, ${CONNECTIONS} connections on the server's own machine, the load generator beside it`,
  )
  const run = (server: { url: string; pid: number }, scenario: Scenario) =>
    measure(report, server, scenario, seconds)

  const ofNginx =
    files && (await run(files, { what: 'nginx: the same home page from disk', paths: ['/copy.html'] }))
  if (files) await run(files, { what: 'nginx: document of the client-rendered home', paths: ['/index.html'] })
  else report.skip('nginx', 'it is not installed')
  const cached = await run(site, { what: 'home, cached', paths: [PAGES.home] })
  if (ofNginx) {
    report.add('  as a share of nginx', cached / ofNginx, '', { limit: { atLeast: MIN_SHARE_OF_NGINX } })
  }
  const visits = Array.from({ length: 300 }, (_, index) => `${PAGES.home}?${CAMPAIGN}${index}`)
  const ofCampaign = await run(site, { what: 'home with a campaign in its address, cached', paths: visits })
  report.add('  as a share of the home without', ofCampaign / cached, '', {
    limit: { atLeast: MIN_SHARE_WITH_CAMPAIGN },
  })
  await run(site, { what: 'information page, cached', paths: [PAGES.info] })
  await run(site, { what: 'code page, cached', paths: [PAGES.code] })
  for (const scenario of renderedScenarios()) await run(site, scenario)
}

/** What has to be rendered for each request: nothing here is requested twice. */
export function renderedScenarios(): Scenario[] {
  const vocabulary = new URL('../../data/cpv/cpv.csv', import.meta.url)
  const entries = parseVocabularyCsv(readFileSync(vocabulary, 'utf8'))
  const words = [...new Set(entries.flatMap(({ LT }) => LT.toLowerCase().match(/\p{L}{4,}/gu) ?? []))]
  const pairs = Array.from({ length: NEW_EACH_TIME }, (_, index) => {
    const first = words[index % words.length]
    const second = words[(index * 7 + Math.floor(index / words.length)) % words.length]
    return `${first} ${second}`
  })
  return [
    {
      what: 'home, rendered for each request',
      paths: Array.from({ length: NEW_EACH_TIME }, (_, index) => `/?kodai=${index}`),
      minPerSecond: 1_200,
    },
    { what: 'code pages, each for the first time', paths: entries.map(({ code }) => `/bvpz-kodai/${code}`) },
    {
      what: 'search, one word, each for the first time',
      paths: words.map((word) => `/api/cpv?q=${encodeURIComponent(word)}`),
      minPerSecond: 2_000,
      maxP99Ms: 40,
    },
    {
      what: 'search, two words, each for the first time',
      paths: pairs.map((pair) => `/api/cpv?q=${encodeURIComponent(pair)}`),
    },
    {
      what: 'search, asked for before',
      paths: words.slice(0, 300).map((word) => `/api/cpv?q=${encodeURIComponent(word)}`),
      minPerSecond: 2_000,
      maxP99Ms: 40,
    },
  ]
}

async function measure(
  report: Report,
  server: { url: string; pid: number },
  { what, paths, minPerSecond, maxP99Ms }: Scenario,
  seconds: number,
): Promise<number> {
  const plan = { url: server.url, connections: CONNECTIONS, paths, seconds }
  if (paths.length === 1) await load({ ...plan, seconds: WARM_UP_SECONDS })
  const figures = await measureLoad(plan, processTree(server.pid))
  report.add(what, figures.perSecond, '/s', {
    note: `p99 ${figures.p99Ms} ms, ${Math.round(figures.cpuMicrosecondsEach)} µs of CPU each${failures(figures.failed)}`,
    ...(minPerSecond !== undefined && { limit: { atLeast: minPerSecond } satisfies Limit }),
  })
  if (maxP99Ms !== undefined) report.add('  p99', figures.p99Ms, 'ms', { limit: { atMost: maxP99Ms } })
  return figures.perSecond
}

export function failures(count: number): string {
  return count === 0 ? '' : `, ${count} FAILED`
}
