import type { Page } from '@playwright/test'
import { fillLeadForm } from '../e2e/support/fill-lead-form.ts'

/** A template of the site, or a state of one, as a visitor can meet it. */
export interface Screen {
  name: string
  path: string
  /** Brings the opened page into the state. */
  prepare?: (page: Page) => Promise<unknown>
  /** No choice about cookies is stored, so the banner asks. */
  isAskedForConsent?: boolean
  /** What of it counts: the whole page unless told, the window as it is scrolled, or an element. */
  part?: 'window' | `#${string}`
  /** Several times as many elements as other pages: the accessibility test takes its time. */
  isLarge?: boolean
  /** Narrower than this many pixels only. */
  below?: number
}

/** From this width on, the header shows its links instead of the menu button. */
const WIDE_HEADER_PX = 1280
const CODE = '45310000-3'
/** Safe and legal date differ, and there are holidays on the way. */
const DEADLINE = 'klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11'

/** Every template, and every state of one that has content of its own. */
export const states: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', part: 'window', below: WIDE_HEADER_PX, prepare: openMenu },
  { name: 'home-banner', path: '/', part: 'window', isAskedForConsent: true },
  { name: 'home-cookie-settings', path: '/', part: 'window', prepare: openCookieSettings },
  { name: 'home-inbox', path: '/', part: '#naujienlaiskis', prepare: askForLetter },
  { name: 'letter', path: '/laiskas?zodziai=pastatų valymas,-stogo' },
  { name: 'letter-short', path: '/laiskas?kodai=50730000-1,12345' },
  { name: 'letter-empty', path: '/laiskas?kodai=98395000-8' },
  { name: 'letter-choice', path: '/laiskas' },
  { name: 'letter-too-many-words', path: `/laiskas?zodziai=${'žodis '.repeat(21)}` },
  { name: 'form-errors', path: '/', part: '#trial', prepare: submitEmptyForm },
  {
    name: 'form-hint-and-codes',
    path: `/?kodai=${CODE},90911200-8,45261210-9`,
    part: '#trial',
    prepare: chooseSpecific,
  },
  { name: 'form-phone', path: '/#trial', part: 'window' },
  { name: 'form-sending', path: '/', part: 'window', prepare: startSending },
  { name: 'form-failed', path: '/', part: 'window', prepare: failSending },
  { name: 'request-again', path: '/', prepare: submitWithoutScript },
  { name: 'request-refused', path: '/', prepare: submitTooLongText },
  { name: 'thank-you', path: '/aciu?nr=7KQM-3XWD' },
  { name: 'cpv-top', path: '/bvpz-kodai' },
  { name: 'cpv-deep', path: '/bvpz-kodai?kodas=45214000-0' },
  { name: 'cpv-expanded', path: '/bvpz-kodai?kodas=45000000-7', prepare: expandRows },
  { name: 'cpv-search', path: '/bvpz-kodai?q=elektrikas' },
  { name: 'cpv-nothing-found', path: '/bvpz-kodai?q=qqqqwwwwzzzz' },
  { name: 'cpv-basket', path: `/bvpz-kodai?q=valymas&kodai=90911200-8,90910000-9,${CODE}` },
  {
    name: 'cpv-basket-sheet',
    path: `/bvpz-kodai?q=valymas&kodai=90911200-8,42416100-6,${CODE}`,
    part: 'window',
    below: 1024,
    prepare: openBasket,
  },
  {
    name: 'cpv-shared-list',
    path: `/bvpz-kodai?kodai=90911200-8,${CODE}`,
    part: 'window',
    prepare: haveOwnList,
  },
  { name: 'cpv-code', path: `/bvpz-kodai/${CODE}` },
  { name: 'cpv-code-unknown', path: '/bvpz-kodai/45319999' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/kaip-laimeti-viesaji-pirkima' },
  { name: 'info', path: '/mazos-vertes-pirkimai' },
  { name: 'info-questions', path: '/tiekejai', prepare: openDetails },
  { name: 'info-buyers', path: '/pirkejai', prepare: openDetails },
  { name: 'info-data', path: '/bvpz-duomenys' },
  { name: 'figures', path: '/pirkimu-skaiciai', isLarge: true, prepare: openDetails },
  { name: 'figures-search', path: '/pirkimu-skaiciai', part: 'window', prepare: searchFigures },
  { name: 'figures-nothing-found', path: '/pirkimu-skaiciai', part: 'window', prepare: searchNoFigure },
  { name: 'deadlines', path: '/terminai' },
  { name: 'deadlines-answer', path: `/terminai?${DEADLINE}` },
  { name: 'deadlines-minimums', path: `/terminai?${DEADLINE.replace('pretenzija', 'pasiulymai')}` },
  { name: 'deadlines-errors', path: '/terminai?klausimas=pretenzija&data=2026-02-30&prasyta=2026-02-01' },
  { name: 'value', path: '/verte' },
  { name: 'value-answer', path: '/verte?istatymas=kita&objektas=prekes&dalys=40000;60000;200000' },
  { name: 'value-errors', path: '/verte?istatymas=kita&objektas=prekes&menesiui=5000' },
  { name: 'template-document', path: '/sablonai/jungtines-veiklos-sutarties-planas' },
  { name: 'template-sheet', path: '/sablonai/pinigu-srautu-lentele' },
  { name: 'glossary', path: '/zodynelis' },
  { name: 'text-changes', path: '/straipsniu-pakeitimai' },
  { name: 'legal', path: '/privatumo-politika' },
  { name: 'buyer', path: '/pirkejas/vilniaus-miesto-savivaldybe' },
]

const ARTICLE = '/blog/pirkimu-budai'
/** Parts of pages as they stand in the window. */
const views: readonly Screen[] = [
  { name: 'home-top', path: '/', part: 'window' },
  { name: 'home-scrolled', path: '/', part: 'window', prepare: (page) => scrollPage(page, 0.3) },
  { name: 'article-middle', path: ARTICLE, part: 'window', prepare: (page) => scrollPage(page, 0.4) },
  { name: 'article-end', path: ARTICLE, part: 'window', prepare: (page) => scrollPage(page, 0.8) },
]

export const screens = [...states, ...views]

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path)
  await page.evaluate(() => document.fonts.ready)
  await screen.prepare?.(page)
}

async function scrollPage(page: Page, part: number) {
  await page.evaluate(
    (share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
    part,
  )
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Atidaryti meniu' }).click()
}

async function openCookieSettings(page: Page) {
  await page.getByRole('button', { name: 'Slapukų nustatymai' }).click()
}

async function submitEmptyForm(page: Page) {
  await hydrateForm(page)
  await page.getByLabel('Įmonės kodas').fill('123')
  await page.getByLabel('El. paštas').fill('vardas.example.lt')
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
  await page.getByRole('alert').waitFor()
}

async function chooseSpecific(page: Page) {
  await hydrateForm(page)
  await page.getByLabel('Kaip dalyvaujate').selectOption('specific')
}

/** As far as the button's „Siunčiama...“: no answer ever comes. */
async function startSending(page: Page) {
  await page.route('**/api/leads', () => {})
  await fillForm(page)
  await page.getByRole('button', { name: 'Siunčiama...' }).scrollIntoViewIfNeeded()
}

async function failSending(page: Page) {
  await page.route('**/api/leads', (route) => route.abort())
  await fillForm(page)
  await page.getByRole('alert').scrollIntoViewIfNeeded()
}

async function fillForm(page: Page) {
  await hydrateForm(page)
  await fillLeadForm(page)
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
}

/** More than the server reads. */
async function submitTooLongText(page: Page) {
  await page.locator('[name="industry"]').fill('x'.repeat(70_000))
  await submitWithoutScript(page)
}

/** What browsers without scripts do. */
async function submitWithoutScript(page: Page) {
  const answer = page.waitForURL('/uzklausa')
  await page.locator('[data-form="lead"]').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit()
  })
  await answer
}

/** The form asks for the server's health once it lives. */
async function hydrateForm(page: Page) {
  const isAlive = page.waitForResponse('**/api/health')
  await page.locator('[data-form="lead"]').scrollIntoViewIfNeeded()
  await isAlive
}

async function openBasket(page: Page) {
  await page.getByRole('button', { name: 'Pasirinkti kodai' }).click()
}

/** The visitor had a list before somebody sent this one. */
async function haveOwnList(page: Page) {
  await page.evaluate(() => localStorage.setItem('cpvBasket', '["45261000-4"]'))
  await page.reload()
  await page.getByText('Jums atsiųstas sąrašas').filter({ visible: true }).waitFor()
}

async function expandRows(page: Page) {
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45200000-9' }).click()
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45210000-2' }).click()
  await page.getByRole('link', { name: '45211000-9' }).waitFor()
}

async function searchFigures(page: Page) {
  await page.getByRole('searchbox', { name: 'Ieškoti skaičiaus' }).fill('pretenzijos')
  await page.getByRole('status').getByText('Rasta').waitFor()
}

async function searchNoFigure(page: Page) {
  await page.getByRole('searchbox', { name: 'Ieškoti skaičiaus' }).fill('qqqq')
  await page.getByRole('status').getByText('Nieko nerasta').waitFor()
}

async function openDetails(page: Page) {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
}

async function askForLetter(page: Page) {
  await page.getByRole('textbox', { name: 'Ką parduodate ar darote?' }).fill('elektrikas')
  await page.getByRole('button', { name: 'Rodyti laišką' }).click()
  const row = page.locator('[data-inbox-content][data-state="sample"] summary')
  await row.first().click()
}
