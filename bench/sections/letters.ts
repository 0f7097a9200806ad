import { readdirSync, readFileSync } from 'node:fs'
import { parseSynonyms } from '../../app/features/cpv/search/synonyms/synonyms.ts'
import { parseVocabularyCsv } from '../../app/features/cpv/vocabulary/vocabulary-csv.ts'
import { load, type MeasuredLoad, measureLoad } from '../support/load.ts'
import type { FileServer } from '../support/nginx-sites.ts'
import { PAGES } from '../support/pages.ts'
import { processTree } from '../support/process-usage.ts'
import type { Report } from '../support/report.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { measureLetterOnPhone } from './letter-on-phone.ts'
import { failures } from './serving.ts'

const SYNONYMS = new URL('../../data/cpv/synonyms/', import.meta.url)
const VOCABULARY = new URL('../../data/cpv/cpv.csv', import.meta.url)

/** As many as the site works on at a time before visitors begin to wait for each other. */
export const LETTER_CONNECTIONS = 8
/**
 * Asked without a pause, each request waits for as many as there are connections: their number alone says how long.
 * These few keep the server as busy.
 */
const FEW_CONNECTIONS = 4
const WARM_UP_REQUESTS = 500
const MIN_PER_SECOND = 500
const MAX_P95_MS = 20

interface LettersOptions {
  site: SiteProcess
  files: FileServer | null
  seconds: number
}

/** Letters for addresses that nobody asked for before, beside nginx and the home page in the same run. */
export async function measureLetters(
  report: Report,
  { site, files, seconds }: LettersOptions,
): Promise<void> {
  report.group(`Letters never asked for before, ${LETTER_CONNECTIONS} connections`)
  const run = (url: string, pid: number, paths: readonly string[], connections = LETTER_CONNECTIONS) =>
    measureLoad({ url, connections, paths, seconds }, processTree(pid))
  /** The first pages of a kind are slow until their code is compiled. */
  const runWarm = async (paths: readonly string[]) => {
    const first = paths.slice(0, WARM_UP_REQUESTS)
    await load({ url: site.url, connections: LETTER_CONNECTIONS, amount: first.length, paths: first })
    return run(site.url, site.pid, paths.slice(WARM_UP_REQUESTS))
  }
  if (files) {
    const { perSecond } = await run(files.url, files.pid, ['/copy.html'])
    report.add('nginx: the home page from disk', perSecond, '/s')
  }
  const homePages = Array.from({ length: 50_000 }, (_, i) => `${PAGES.home}?kodai=${i}`)
  const home = await runWarm(homePages)
  report.add('home, rendered for each request', home.perSecond, '/s')
  for (const { what, paths } of letterScenarios()) {
    const half = Math.ceil(paths.length / 2)
    const letters = await runWarm(paths.slice(0, half))
    addLetters(report, what, letters, await run(site.url, site.pid, paths.slice(half), FEW_CONNECTIONS))
    // On a busy machine both get slower.
    report.add(
      '  as a share of the home page rendered for each request',
      letters.perSecond / home.perSecond,
      '',
    )
  }
  await measureLetterOnPhone(report, site.url)
}

function addLetters(report: Report, what: string, figures: MeasuredLoad, ofFew: MeasuredLoad): void {
  report.add(what, figures.perSecond, '/s', {
    note: `p95 ${Math.round(figures.p95Ms)} ms, ${costNote(figures)}`,
    limit: { atLeast: MIN_PER_SECOND },
  })
  report.add(`  p95, ${FEW_CONNECTIONS} connections`, ofFew.p95Ms, 'ms', {
    note: `${Math.round(ofFew.perSecond)}/s, ${costNote(ofFew)}`,
    limit: { atMost: MAX_P95_MS },
  })
}

function costNote({ cpuMicrosecondsEach, failed }: MeasuredLoad): string {
  return `${Math.round(cpuMicrosecondsEach)} µs of CPU each${failures(failed)}`
}

export function letterScenarios(): { what: string; paths: string[] }[] {
  const codes = parseVocabularyCsv(readFileSync(VOCABULARY, 'utf8')).map(({ code }) => code)
  const terms = readdirSync(SYNONYMS).flatMap((file) =>
    parseSynonyms(readFileSync(new URL(file, SYNONYMS), 'utf8')).map(({ term }) => term),
  )
  const words = [...new Set(terms)].map(encodeURIComponent)
  // Three codes each, in an order in which no list comes twice.
  const lists = Array.from({ length: 6 }, (_, turn) =>
    codes.map((code, i) =>
      [code, codes[(i * 7 + turn + 1) % codes.length], codes[(i * 31 + turn + 5) % codes.length]].join(),
    ),
  ).flat()
  return [
    { what: '/laiskas, three codes', paths: lists.map((list) => `/laiskas?kodai=${list}`) },
    { what: '/laiskas, words of suppliers', paths: words.map((word) => `/laiskas?zodziai=${word}`) },
  ]
}
