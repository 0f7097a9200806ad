import type { Page } from '@playwright/test'
import { pageRows } from '#app/pages/endpoints.ts'
import type { PageRow } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { CLEANING_CODE } from '../support/import-files.ts'
import * as prepare from './prepare-screen.ts'

/** A page, or a state of one, as a visitor can meet it. */
export interface Screen {
  name: string
  path: string
  prepare?: (page: Page) => Promise<unknown>
  /** The cookie banner is not answered yet. */
  isAskedForConsent?: boolean
  /** Selector of the only part that axe checks: the rest is checked on another screen. */
  checkedPart?: string
  /** Far more elements than other pages: the accessibility test takes longer. */
  isLarge?: boolean
  /** Only in windows below this width. */
  narrowerThan?: number
}

const CODE = '45310000-3'
/** Safe and legal date differ, and there are holidays in between. */
const PRICE = 'kaina=12500,50&dalis=45&pokytis=8'
const DEADLINE = 'klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11'

/** Without stale letters, which need an ingest of two days ago: `tests/server/real-letter.test.ts` tests them. */
const listedScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', checkedPart: 'header', prepare: prepare.openMenu },
  { name: 'home-banner', path: '/', checkedPart: '[data-consent-banner]', isAskedForConsent: true },
  {
    name: 'home-cookie-settings',
    path: '/',
    checkedPart: 'dialog[open]',
    prepare: prepare.openCookieSettings,
  },
  { name: 'home-letter', path: '/', checkedPart: 'main', prepare: prepare.askForLetter },
  {
    name: 'home-letter-nothing-found',
    path: '/',
    checkedPart: '[data-letter-question]',
    prepare: prepare.askForUnknownLetter,
  },
  { name: 'letter', path: '/laiskas?zodziai=pastatų valymas,-stogo' },
  { name: 'letter-short', path: '/laiskas?kodai=50730000-1,12345' },
  { name: 'letter-wider', path: '/laiskas?kodai=35511300-2' },
  { name: 'letter-activities', path: '/laiskas?zodziai=durys' },
  { name: 'letter-empty', path: '/laiskas?zodziai=karinis povandeninis laivas' },
  { name: 'letter-choice', path: '/laiskas' },
  { name: 'letter-too-many-words', path: `/laiskas?zodziai=${'žodis '.repeat(21)}` },
  { name: 'form-errors', path: '/', checkedPart: '#trial', prepare: prepare.submitInvalidForm },
  {
    name: 'form-hint-and-codes',
    path: `/?kodai=${CODE},90911200-8,45261210-9`,
    checkedPart: '#trial',
    prepare: prepare.chooseSpecificPurchases,
  },
  { name: 'form-sending', path: '/', checkedPart: '#trial', prepare: prepare.startSending },
  { name: 'form-failed', path: '/', checkedPart: '#trial', prepare: prepare.failSending },
  { name: 'request-again', path: '/', prepare: prepare.submitWithoutScript },
  { name: 'request-refused', path: '/', prepare: prepare.submitTooLongText },
  { name: 'address-refused', path: '/%' },
  { name: 'page-failed', path: '/blog', prepare: prepare.submitToPage },
  { name: 'thank-you', path: '/aciu?nr=7KQM-3XWD' },
  { name: 'thank-you-sample', path: '/aciu?nr=7KQM-3XWD&kodai=90911200-8' },
  { name: 'cpv-top', path: '/bvpz-kodai' },
  { name: 'cpv-deep', path: '/bvpz-kodai?kodas=45214000-0' },
  { name: 'cpv-expanded', path: '/bvpz-kodai?kodas=45000000-7', prepare: prepare.expandRows },
  { name: 'cpv-search', path: '/bvpz-kodai?q=elektrikas' },
  { name: 'cpv-nothing-found', path: '/bvpz-kodai?q=qqqqwwwwzzzz' },
  { name: 'cpv-basket', path: `/bvpz-kodai?q=valymas&kodai=90911200-8,90910000-9,${CODE}` },
  {
    name: 'cpv-basket-sheet',
    path: `/bvpz-kodai?q=valymas&kodai=90911200-8,42416100-6,${CODE}`,
    checkedPart: 'dialog[open]',
    narrowerThan: 1024,
    prepare: prepare.openBasket,
  },
  { name: 'cpv-shared-list', path: `/bvpz-kodai?kodai=90911200-8,${CODE}`, prepare: prepare.storeOwnList },
  { name: 'cpv-code', path: `/bvpz-kodai/${CODE}` },
  { name: 'cpv-code-chosen', path: '/bvpz-kodai/45000000-7', prepare: prepare.addCode },
  { name: 'cpv-code-deepest', path: '/bvpz-kodai/45214210-5' },
  { name: 'cpv-code-unknown', path: '/bvpz-kodai/45319999' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/kaip-laimeti-viesaji-pirkima' },
  { name: 'info', path: '/mazos-vertes-pirkimai' },
  { name: 'info-questions', path: '/tiekejai', prepare: prepare.openDetails },
  { name: 'info-buyers', path: '/pirkejai', prepare: prepare.openDetails },
  { name: 'info-data', path: '/bvpz-duomenys' },
  { name: 'figures', path: '/pirkimu-skaiciai', isLarge: true, prepare: prepare.openDetails },
  {
    name: 'figures-search',
    path: '/pirkimu-skaiciai',
    checkedPart: '[data-figure-search]',
    prepare: prepare.searchFigures,
  },
  {
    name: 'figures-nothing-found',
    path: '/pirkimu-skaiciai',
    checkedPart: '[data-figure-search]',
    prepare: prepare.searchNoFigure,
  },
  { name: 'deadlines', path: '/terminai' },
  { name: 'deadlines-result', path: `/terminai?${DEADLINE}` },
  { name: 'deadlines-minimums', path: `/terminai?${DEADLINE.replace('pretenzija', 'pasiulymai')}` },
  { name: 'deadlines-errors', path: '/terminai?klausimas=pretenzija&data=2026-02-30&prasyta=2026-02-01' },
  { name: 'price-review', path: '/perskaiciavimas' },
  { name: 'price-review-result', path: `/perskaiciavimas?${PRICE}&formule=true` },
  { name: 'price-review-labour', path: `/perskaiciavimas?${PRICE}` },
  { name: 'price-review-errors', path: '/perskaiciavimas?kaina=daug&dalis=0,45' },
  { name: 'value', path: '/verte' },
  { name: 'value-result', path: '/verte?istatymas=kita&objektas=prekes&dalys=40000;60000;200000' },
  { name: 'value-errors', path: '/verte?istatymas=kita&objektas=prekes&menesiui=5000' },
  { name: 'template-document', path: '/sablonai/jungtines-veiklos-sutarties-planas' },
  { name: 'template-claim', path: '/sablonai/pretenzija' },
  { name: 'template-list', path: '/sablonai/dokumentu-sarasas' },
  { name: 'template-requirements', path: '/sablonai/reikalavimu-lentele' },
  { name: 'template-sheet', path: '/sablonai/pinigu-srautu-lentele' },
  { name: 'legal', path: '/privatumo-politika' },
]

const openedPaths: ReadonlySet<string> = new Set(listedScreens.map(({ path }) => pathOf(path)))
const openedModules = pageRows
  .filter(({ examples }) => examples.some((example) => openedPaths.has(pathOf(example))))
  .map(({ module }) => module)

/** With the examples of every other page module; their accessibility is tested. */
export const testedScreens: readonly Screen[] = [
  ...listedScreens,
  ...Object.entries(pages).flatMap(([name, { module, examples }]: [string, PageRow]) =>
    openedModules.includes(module)
      ? []
      : examples.map((path, i) => ({ name: i === 0 ? name : `${name}-${i + 1}`, path })),
  ),
]

export const realNoticeScreens: readonly Screen[] = [
  { name: 'real-home-inbox', path: '/', checkedPart: '#naujienlaiskis', prepare: prepare.askForRealLetter },
  { name: 'real-letter', path: `/laiskas?kodai=${CLEANING_CODE}` },
  { name: 'real-letter-empty', path: '/laiskas?kodai=03111000-2' },
  { name: 'real-cpv-code', path: `/bvpz-kodai/${CLEANING_CODE}` },
  { name: 'real-buyer', path: '/pirkejas/saulekrantes-gimnazija' },
]

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path)
  await page.evaluate(() => document.fonts.ready)
  await screen.prepare?.(page)
}

function pathOf(address: string): string {
  return new URL(address, 'http://localhost').pathname
}
