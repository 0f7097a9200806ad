import { setTimeout as pause } from 'node:timers/promises'
import { FORM_TOKEN_FIELD } from '#app/features/lead/submission/spam/anti-spam-fields.ts'
import type { ReportedName } from '#app/shared/usage/usage-report.ts'
import { type GoldQuery, readGoldSet } from '../../../bench/search-quality/gold-set.ts'
import { validLeadForm } from '../../support/lead-forms.ts'
import { type Ask, asking, type Exchange } from './exchanges.ts'
import { SECONDS, VISITS_PER_SECOND } from './plan.ts'

/** Begins the name of each honest company. */
export const HONEST = 'UAB „Ištvermė '

export interface HonestRecord {
  exchanges: Exchange[]
  /** Those that send the form. */
  companies: string[]
}

interface Visit {
  company: string
  manner: string
  /** Words of a trade and where they lead. */
  trade: GoldQuery
  article: string
  /** Those a browser loads with the home page. */
  files: readonly string[]
}

/** Twelve visitors in a row; seven send the form. */
const VISITOR_KINDS = [
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
/** As long as the browser waits, see `send-lead.ts`. */
const MIN_TOKEN_AGE_MS = 2_000

/** Visitors arrive at an even rate, however slow the site is for earlier ones; resolves when the last has left. */
export async function receiveVisitors(url: string, startedAt: number): Promise<HonestRecord> {
  const record: HonestRecord = { exchanges: [], companies: [] }
  const files = (await linksOf(url, '/', /(?:href|src)="(\/assets\/[^"]+)"/g)).slice(0, MAX_FILES)
  const articles = await linksOf(url, '/blog', /href="(\/blog\/[a-z0-9-]+)"/g)
  const trades = readGoldSet('independent')
  const visits: Promise<void>[] = []
  for (let number = 0; number < SECONDS * VISITS_PER_SECOND; number++) {
    const ask = asking(url, `20.0.${number >> 8}.${number & 255}`, startedAt, record.exchanges)
    const company = `${HONEST}${number}“`
    const manner = VISITOR_KINDS[number % VISITOR_KINDS.length]
    const trade = trades[number % trades.length]
    const article = articles[number % articles.length]
    if (!manner || !trade || !article) throw new Error('there is nothing to visit')
    if (manner !== 'only looks') record.companies.push(company)
    // The exchange of a visitor without an answer is noted.
    visits.push(visit(ask, { company, manner, trade, article, files }).catch(() => {}))
    await pause(Math.max(0, startedAt + ((number + 1) * 1_000) / VISITS_PER_SECOND - performance.now()))
  }
  await Promise.all(visits)
  return record
}

/** Two search engines read the pages and the letters of the codes, so that both caches are full early. */
export async function crawl(url: string, isOver: () => boolean): Promise<void> {
  const codes = await linksOf(url, '/sitemap/1.xml', /<loc>[^<]*\/bvpz-kodai\/([\d-]+)<\/loc>/g)
  const readEach = async (prefix: string, address: string, perSecond: number) => {
    const ask = asking(url, address, 0, [])
    for (const code of codes) {
      if (isOver()) return
      await ask('code', `${prefix}${code}`).catch(() => {})
      await pause(1_000 / perSecond)
    }
  }
  await Promise.all([
    readEach('/bvpz-kodai/', '66.249.66.1', 15),
    readEach('/laiskas?kodai=', '40.77.167.1', 5),
  ])
}

async function linksOf(url: string, path: string, pattern: RegExp): Promise<string[]> {
  const text = await (await fetch(url + path)).text()
  return [...new Set([...text.matchAll(pattern)].flatMap(([, link]) => link ?? []))]
}

/** From the home page to the form and the thank-you page; a visitor without an answer leaves. */
async function visit(ask: Ask, what: Visit): Promise<void> {
  const { trade, manner } = what
  const [code = ''] = trade.best
  await ask('home', '/')
  await Promise.all(what.files.map((file) => ask('file', file)))
  for (const [kind, path] of [
    ['article', what.article],
    ['deadline', '/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&data=2026-12-11'],
    ['value', '/verte?istatymas=kita&objektas=prekes&menesiui=5000&menesiai=36'],
    ['template', '/sablonai/pretenzija'],
    ['template file', '/sablonai/pretenzija.docx'],
    ['code browser', '/bvpz-kodai'],
    ['search', `/api/cpv/view?q=${encodeURIComponent(trade.query.slice(0, 4))}`],
    ['search', `/api/cpv/view?q=${encodeURIComponent(trade.query)}`],
    ['code page', `/bvpz-kodai/${code}`],
  ] as const) {
    await pauseToThink()
    await ask(kind, path)
  }
  await report(ask, 'code_chosen', code)
  if (manner === 'only looks') return
  await ask('letter', `/laiskas?kodai=${code}`)
  await ask('letter of words', `/laiskas?zodziai=${encodeURIComponent(trade.query)}`)
  await pauseToThink()
  await ask('form', `/?kodai=${code}`)
  await sendForm(ask, what, code)
}

async function sendForm(ask: Ask, { company, manner, trade }: Visit, code: string): Promise<void> {
  const hasScripts = manner.startsWith('scripts')
  const form = validLeadForm({ company, industry: trade.query, cpv_codes: code })
  if (hasScripts) await addSignals(ask, form)
  await pauseToThink()
  const send = () => ask('lead', hasScripts ? '/api/leads' : '/uzklausa', form)
  const [answer] = await Promise.all(manner.endsWith('double click') ? [send(), send()] : [send()])
  await ask('thanks', answer?.location ?? JSON.parse(answer?.text ?? '').location)
  if (manner.endsWith('Back and again')) await pauseToThink().then(send)
}

/** As the page's scripts do: usage is reported, and the form waits until its token is old enough. */
async function addSignals(ask: Ask, form: URLSearchParams): Promise<void> {
  for (const name of ['form_seen', 'form_begun'] as const) await report(ask, name)
  const { token } = JSON.parse((await ask('token', '/api/health')).text)
  form.set(FORM_TOKEN_FIELD, token)
  await pause(MIN_TOKEN_AGE_MS)
}

async function report(ask: Ask, name: ReportedName, detail = ''): Promise<void> {
  await ask('report', '/api/usage', new URLSearchParams({ name, detail }))
}

function pauseToThink(): Promise<void> {
  return pause(400 + Math.random() * 2_200)
}
