import { setTimeout as pause } from 'node:timers/promises'
import { type GoldQuery, readGoldSet } from '../../../bench/search-quality/gold-set.ts'
import { ask } from './ask.ts'
import { createHonestBrowser, type Exchange } from './honest-browser.ts'
import { type Manner, type Visit, visit } from './honest-visit.ts'
import { VISITS_PER_SECOND } from './plan.ts'

export interface HonestRecord {
  exchanges: Exchange[]
  /** Visitors who meant to send the form. */
  senders: number
  /** Of those who did. */
  marks: string[]
}

/** Of twelve visitors in a row; seven send the form. */
const MANNERS: readonly Manner[] = [
  'scripts',
  'only looks',
  'plain',
  'only looks',
  'scripts, double click',
  'plain, double click',
  'scripts, Back and again',
  'only looks',
  'plain, Back and again',
  'only looks',
  'scripts',
  'only looks',
]
const MAX_FILES = 6

/** Visitors arrive at an even rate, however slow the site is for earlier ones; resolves when the last has left. */
export async function receiveVisitors(
  url: string,
  startedAt: number,
  seconds: number,
  end: AbortSignal,
): Promise<HonestRecord> {
  const pages = await readPages(url)
  const trades = readGoldSet('independent')
  const record: HonestRecord = { exchanges: [], senders: 0, marks: [] }
  const visits: Promise<void>[] = []
  const comeOne = async (number: number) => {
    const what = { ...visitOf(number, trades, pages.articles), files: pages.files }
    if (what.manner !== 'only looks') record.senders += 1
    const browser = createHonestBrowser(url, addressOf(number), startedAt, record.exchanges)
    await visit(browser, what, record.marks).catch(() => {})
    browser.close()
  }
  for (let number = 0; number < seconds * VISITS_PER_SECOND && !end.aborted; number++) {
    visits.push(comeOne(number))
    const nextAt = startedAt + ((number + 1) * 1_000) / VISITS_PER_SECOND
    await pause(Math.max(0, nextAt - performance.now()), null, { signal: end }).catch(() => {})
  }
  await Promise.all(visits)
  return record
}

function visitOf(
  number: number,
  trades: readonly GoldQuery[],
  articles: readonly string[],
): Omit<Visit, 'files'> {
  const trade = trades[number % trades.length]
  const article = articles[number % articles.length]
  const manner = MANNERS[number % MANNERS.length]
  if (!trade || !article || !manner) throw new Error('there is nothing to visit')
  return { mark: `s${String(number).padStart(6, '0')}x`, manner, trade, article }
}

/** What the pages link to: articles, and the files that a browser loads with the home page. */
async function readPages(url: string): Promise<{ articles: string[]; files: string[] }> {
  const linksOf = async (path: string, pattern: RegExp) => {
    const { body } = await ask(url, path)
    return [...new Set([...String(body).matchAll(pattern)].flatMap(([, link]) => link ?? []))]
  }
  const files = await linksOf('/', /(?:href|src)="(\/assets\/[^"]+)"/g)
  return {
    articles: await linksOf('/blog', /href="(\/blog\/[a-z0-9-]+)"/g),
    files: files.slice(0, MAX_FILES),
  }
}

function addressOf(number: number): string {
  return `20.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
