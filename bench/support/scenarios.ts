import { readCatalogue, readSynonyms } from '#tests/support/cpv-catalogue.ts'
import { type MeasuredLoad, measureLoad } from './load.ts'
import { PAGES } from './pages.ts'
import { failures, printRow, type Target } from './report.ts'
import type { SiteProcess } from './site-process.ts'

/** Requested without a pause over this number of connections. */
export interface Scenario {
  what: string
  paths: readonly string[]
  connections: number
  /** The target for requests per second. */
  target?: Target
}

const CONNECTIONS = 32
/** As many as the site handles at a time before requests begin to queue. */
const LETTER_CONNECTIONS = 8
const CAMPAIGN = 'utm_source=google&utm_medium=cpc&utm_campaign=ruduo&utm_term=stogo+darbai&gclid='
/** More than any run requests, so that none is requested twice. */
const NEW_EACH_TIME = 100_000
const WARM_UP_REQUESTS = 500

/** Cached pages, and pages rendered for each request, none of which is requested twice. */
export function servingScenarios(): Scenario[] {
  const { entries } = readCatalogue().tree
  const words = [...new Set(entries.flatMap(({ LT }) => LT.toLowerCase().match(/\p{L}{4,}/gu) ?? []))]
  const search = (query: string) => `/api/cpv?q=${encodeURIComponent(query)}`
  const pairs = numbered(NEW_EACH_TIME, (i) => {
    const second = words[(i * 7 + Math.floor(i / words.length)) % words.length]
    return search(`${words[i % words.length]} ${second}`)
  })
  const scenarios: Omit<Scenario, 'connections'>[] = [
    { what: 'home, cached', paths: [PAGES.home] },
    { what: 'home with a campaign, cached', paths: numbered(300, (i) => `/?${CAMPAIGN}${i}`) },
    {
      what: 'home, rendered for each request',
      paths: numbered(NEW_EACH_TIME, (i) => `/?kodai=${i}`),
      target: { atLeast: 1_200 },
    },
    { what: 'code pages, each for the first time', paths: entries.map(({ code }) => `/bvpz-kodai/${code}`) },
    { what: 'search, one word, for the first time', paths: words.map(search), target: { atLeast: 2_000 } },
    { what: 'search, two words, for the first time', paths: pairs },
    { what: 'search, asked for before', paths: words.slice(0, 300).map(search), target: { atLeast: 2_000 } },
  ]
  return scenarios.map((scenario) => ({ ...scenario, connections: CONNECTIONS }))
}

/** Letters, each requested for the first time. */
export function letterScenarios(): Scenario[] {
  const codes = readCatalogue().tree.entries.map(({ code }) => code)
  const words = new Set(readSynonyms().map(({ phrase }) => encodeURIComponent(phrase)))
  // Three codes each, in an order in which no list comes twice.
  const lists = numbered(6, (turn) =>
    codes.map((code, i) =>
      [code, codes[(i * 7 + turn + 1) % codes.length], codes[(i * 31 + turn + 5) % codes.length]].join(),
    ),
  ).flat()
  const letter = { connections: LETTER_CONNECTIONS, target: { atLeast: 500 } }
  return [
    { what: '/laiskas, three codes', paths: lists.map((list) => `/laiskas?kodai=${list}`), ...letter },
    {
      what: '/laiskas, words of suppliers',
      paths: [...words].map((word) => `/laiskas?zodziai=${word}`),
      ...letter,
    },
  ]
}

export async function printScenario(
  { url, pid }: SiteProcess,
  { what, paths, connections, target }: Scenario,
  seconds: number,
): Promise<MeasuredLoad> {
  // The first pages of a kind are slow until their code is compiled.
  const first = paths.slice(0, WARM_UP_REQUESTS)
  await measureLoad({ url, connections, paths: first, amount: WARM_UP_REQUESTS }, pid)
  const others = paths.length > WARM_UP_REQUESTS ? paths.slice(WARM_UP_REQUESTS) : paths
  const measured = await measureLoad({ url, connections, paths: others, seconds }, pid)
  const { perSecond, p95Ms, p99Ms, cpuMicrosecondsEach, failed } = measured
  printRow(what, perSecond, '/s', {
    target,
    note: `p95 ${Math.round(p95Ms)} ms, p99 ${p99Ms} ms, ${Math.round(cpuMicrosecondsEach)} µs of CPU each${failures(failed)}`,
  })
  return measured
}

function numbered<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index))
}
