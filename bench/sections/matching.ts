import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { letterVocabulary } from '#app/features/letter/letter-vocabulary.server.ts'
import { type Choose, createChooser } from '#app/features/letter/matching/choose.ts'
import {
  matchNotices,
  type SearchableNotice,
  toSearchable,
} from '#app/features/letter/matching/match-notices.ts'
import { readTitle } from '#app/features/letter/matching/title-terms.ts'
import { createRealPools } from '#app/features/letter/real/real-pool.ts'
import type { PublishedNotice } from '#app/features/notices/published-notice.ts'
import { rollUp } from '#app/features/notices/snapshot/notice-roll-up.ts'
import { readCatalogue, readSynonyms } from '#tests/support/cpv-catalogue.ts'
import { readGoldTitles } from '../matching/gold-titles.ts'
import { toNotice } from '../matching/matching-quality.ts'
import type { Report } from '../support/report.ts'

/** Thirty days and four hundred days of Lithuania. */
const MONTH = 3_000
const YEAR = 30_000
const CODES_OF_VISITOR = 10
const WORDS_OF_VISITOR = ['pastatų valymas', 'stogų dengimas', 'serveriai']
const VISITORS = 400
const WARM_UP = 100
const MAX_P95_MS = 2
/** Ten times as many notices may cost this much more. */
const MAX_RATIO = 15
const MAX_MEGABYTES = 12

/** What finding a visitor's notices costs, and what keeping the notices of thirty days takes. */
export function measureMatchingCosts(report: Report): void {
  report.group('Matching: 10 codes and 3 words, time of the processor')
  const choose = createChooser(letterVocabulary(readCatalogue(), readSynonyms()))
  const megabytes = megabytesKept(MONTH)
  const monthMs = p95OfVisitors(writeNotices(MONTH), choose)
  const yearMs = p95OfVisitors(writeNotices(YEAR), choose)
  report.add('3,000 notices (30 days), p95', monthMs, 'ms', { limit: { atMost: MAX_P95_MS } })
  report.add('30,000 notices (400 days), p95', yearMs, 'ms')
  report.add('30,000 notices to 3,000', yearMs / monthMs, '×', { limit: { atMost: MAX_RATIO } })
  report.add('memory of 3,000 notices, roll-up and index', megabytes, 'MB', {
    limit: { atMost: MAX_MEGABYTES },
  })
}

/** The titles of the gold set, each with a number of its own. */
function writeNotices(count: number): SearchableNotice[] {
  const titles = readGoldTitles()
  return Array.from({ length: count }, (_, i) => {
    const gold = titles[i % titles.length]
    if (gold === undefined) throw new Error('The gold set is empty.')
    const notice = toNotice({ ...gold, title: `${gold.title}, ${i} objektas` }, i)
    return toSearchable(notice, readTitle(notice.title))
  })
}

/** Time of the processor: it waits for nothing, and other processes do not count. */
function p95OfVisitors(notices: readonly SearchableNotice[], choose: Choose): number {
  const codes = [...new Set(readGoldTitles().flatMap(({ right }) => right))]
  const times = Array.from({ length: WARM_UP + VISITORS }, (_, visitor) => {
    const from = (visitor * CODES_OF_VISITOR) % (codes.length - CODES_OF_VISITOR)
    const choice = choose(codes.slice(from, from + CODES_OF_VISITOR), WORDS_OF_VISITOR, [])
    const before = process.cpuUsage()
    matchNotices(notices, choice)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

/** What a process keeps: the snapshot, its roll-up, and the index of letters. */
function megabytesKept(count: number): number {
  const before = heapBytes()
  const notices = structuredClone(publishNotices(count))
  const pools = createRealPools(String)
  pools({ notices, sources: [], readAt: null, version: 1, isStale: false }, Temporal.Now.instant())
  const kept = { pools, rollUp: rollUp(notices) }
  const bytes = heapBytes() - before
  // Used once more, so that none of it was garbage while it was measured.
  if (kept.rollUp.buyerSlugs().length === 0) throw new Error('Nothing was kept.')
  return bytes / 1_000_000
}

/** With several codes each, as buyers write them, and with all that a database gives. */
function publishNotices(count: number): PublishedNotice[] {
  const titles = readGoldTitles()
  return Array.from({ length: count }, (_, i) => {
    const gold = titles[i % titles.length]
    if (gold === undefined) throw new Error('The gold set is empty.')
    const notice = toNotice({ ...gold, title: `${gold.title}, ${i} objektas` }, i)
    return {
      ...notice,
      id: `cvpis:${2_100_000 + i}`,
      buyer: `Pavyzdinė įstaiga Nr. ${i % 800}`,
      codes: [gold.published, ...gold.right],
      url: `https://viesiejipirkimai.lt/epps/cft/prepareViewCfTWS.do?resourceId=${2_100_000 + i}`,
      source: 'cvpis',
      publishedOn: '2026-11-20',
      deadlineAt: '2026-12-18T08:00:00.000Z',
      buyerCode: String(190_000_000 + (i % 800)),
      status: 'published',
    }
  })
}

function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
