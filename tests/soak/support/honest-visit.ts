import { setTimeout as pause } from 'node:timers/promises'
import { FORM_TOKEN_FIELD } from '#app/features/lead/submission/spam/submission-signals.ts'
import type { ReportedName } from '#app/shared/usage/usage-report.ts'
import type { GoldQuery } from '../../../bench/search-quality/gold-set.ts'
import { validLeadForm } from '../../support/lead-forms.ts'
import type { HonestBrowser } from './honest-browser.ts'
import { LEISURE } from './plan.ts'

/** How a visitor sends the form, if at all. */
export type Manner =
  | 'only looks'
  | 'scripts'
  | 'plain'
  | 'scripts, double click'
  | 'plain, double click'
  | 'plain, Back and again'
  | 'scripts, Back and again'

export interface Visit {
  /** Stands in the names of the company and of the mailbox. */
  mark: string
  manner: Manner
  /** Words of a trade and where they lead. */
  trade: GoldQuery
  article: string
  files: readonly string[]
}

/** As long as the browser waits, see `send-lead.ts`. */
const MIN_TOKEN_AGE_MS = 2_000
const DEADLINE = '/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&data=2026-12-11'
const COMPANY = /UAB „Ištvermė (\w+)“/

/** From the home page to the form and its thanks; a visitor without an answer leaves. Records the mark of each sender. */
export async function visit(browser: HonestBrowser, what: Visit, marks: string[]): Promise<void> {
  await browser.open('home', '/')
  await Promise.all(what.files.map((file) => browser.open('file', file)))
  await think()
  await browser.open('article', what.article)
  await think()
  await browser.open('deadline', DEADLINE)
  await think()
  await browser.open('value', '/verte?istatymas=kita&objektas=prekes&menesiui=5000&menesiai=36')
  await think()
  await browser.open('template', '/sablonai/pretenzija')
  await browser.open('template file', '/sablonai/pretenzija.docx')
  await think()
  await browser.open('code browser', '/bvpz-kodai')
  for (const typed of [what.trade.query.slice(0, 4), what.trade.query]) {
    await think()
    await browser.open('search', `/api/cpv/view?q=${encodeURIComponent(typed)}`)
  }
  const [code = ''] = what.trade.best
  await think()
  await browser.open('code page', `/bvpz-kodai/${code}`)
  await report(browser, 'code_chosen', code)
  await think()
  if (what.manner === 'only looks') return
  await browser.open('letter', `/laiskas?kodai=${code}`)
  await browser.open('letter of words', `/laiskas?zodziai=${encodeURIComponent(what.trade.query)}`)
  await think()
  await browser.open('form', `/?kodai=${code}`)
  await sendForm(browser, what, code, marks)
}

/** The mark of an honest visitor's company in a text; null where there is none. */
export function markIn(text: string): string | null {
  return COMPANY.exec(text)?.[1] ?? null
}

async function sendForm(
  browser: HonestBrowser,
  { mark, manner, trade }: Visit,
  code: string,
  marks: string[],
): Promise<void> {
  const hasScripts = manner.startsWith('scripts')
  const form = validLeadForm({
    company: `UAB „Ištvermė ${mark}“`,
    email: `${mark}@example.lt`,
    industry: trade.query,
    cpv_codes: code,
  })
  if (hasScripts) {
    for (const name of ['form_seen', 'form_begun'] as const) await report(browser, name)
    await addSignals(browser, form)
  } else await think()
  const send = () => browser.send('lead', hasScripts ? '/api/leads' : '/uzklausa', form)
  marks.push(mark)
  const [answer] = await Promise.all(manner.endsWith('double click') ? [send(), send()] : [send()])
  await browser.open('thanks', answer?.headers.location ?? thanksIn(answer?.body) ?? '/aciu')
  if (!manner.endsWith('Back and again')) return
  await think()
  await send()
}

async function report(browser: HonestBrowser, name: ReportedName, detail = ''): Promise<void> {
  await browser.send('report', '/api/usage', new URLSearchParams({ name, detail }))
}

/** What the page's scripts add: a token, sent when it is old enough. */
async function addSignals(browser: HonestBrowser, form: URLSearchParams): Promise<void> {
  const health = await browser.open('token', '/api/health')
  const token = /"token":"([^"]+)"/.exec(String(health.body))?.[1]
  if (token !== undefined) form.set(FORM_TOKEN_FIELD, token)
  await pause(MIN_TOKEN_AGE_MS)
  await think()
}

function thanksIn(body: Buffer | undefined): string | undefined {
  return /"location":"([^"]+)"/.exec(String(body ?? ''))?.[1]
}

function think(): Promise<void> {
  return pause(LEISURE * (400 + Math.random() * 2_200))
}
