import { beforeAll, describe, expect, test } from 'vitest'
import type { PageKind } from '#app/shared/layout/style-sheets.ts'
import { findAll, parseHtml } from '../../tools/content-check/html.ts'
import { fetchPatiently } from '../support/fetch-patiently.ts'
import { sharedSite } from '../support/shared-site.ts'

/** Of each template and state one page or more, by kind of page. */
const PAGES: Record<PageKind, readonly string[]> = {
  texts: [
    '/blog',
    '/blog/pirkimu-budai',
    '/blog/vienas-pirkimas-nuo-skelbimo-iki-saskaitos',
    '/pirkejai',
    '/tiekejai',
    '/bvpz-duomenys',
    '/privatumo-politika',
    '/straipsniu-pakeitimai',
    '/pirkejas/vilniaus-miesto-savivaldybe',
  ],
  tools: [
    '/zodynelis',
    '/sablonai',
    '/sablonai/pretenzija',
    '/sablonai/pinigu-srautu-lentele',
    '/pirkimu-skaiciai',
    '/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11',
    '/terminai?klausimas=pasiulymai&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11',
    '/terminai?klausimas=pretenzija&data=2026-02-30',
    '/verte?istatymas=kita&objektas=prekes&dalys=40000;60000;200000&pradzia=2026-05-04',
    '/verte?istatymas=kita&objektas=prekes&menesiui=5000',
  ],
  codes: [
    '/bvpz-kodai',
    '/bvpz-kodai?kodas=45000000-7',
    '/bvpz-kodai?q=valymas&kodai=90911200-8,45310000-3',
    '/bvpz-kodai?q=qqqqwwww',
    '/bvpz-kodai/45000000-7',
    '/bvpz-kodai/45310000-3',
  ],
  others: [
    '/',
    '/?kodai=45310000-3',
    '/aciu?nr=7KQM-3XWD',
    '/laiskas',
    '/laiskas?kodai=90910000-9',
    '/laiskas?zodziai=pastatų valymas',
    '/laiskas?kodai=98392000-7',
  ],
}
const KINDS = Object.keys(PAGES) as PageKind[]

const site = await sharedSite()
/** Every rule that any page of the site has. */
let allRules: string

beforeAll(async () => {
  const pages = await Promise.all(KINDS.map((kind) => open(PAGES[kind][0] ?? '')))
  allRules = pages.map(({ styles }) => styles).join('\n')
})

describe.each(KINDS)('the sheet of %s', (kind) => {
  test.each(PAGES[kind])('has every rule for the classes of %s', async (path) => {
    const { sheet, classes, styles } = await open(path)
    const styled = classes.filter((name) => hasRule(allRules, name))

    expect(sheet).toMatch(new RegExp(`^/assets/${kind}-`))
    expect(styled.length).toBeGreaterThan(100)
    expect(styled.filter((name) => !hasRule(styles, name))).toEqual([])
  })
})

async function open(path: string) {
  const root = parseHtml(await textOf(path))
  const elements = findAll(root, () => true)
  const names = elements.flatMap(({ attributes }) => (attributes.class ?? '').split(/\s+/))
  const sheets = elements.filter(({ attributes }) => attributes.rel === 'stylesheet')
  const addresses = sheets.map(({ attributes }) => attributes.href ?? 'none')
  return {
    sheet: addresses[0],
    classes: [...new Set(names)].filter(Boolean),
    styles: (await Promise.all(addresses.map(textOf))).join('\n'),
  }
}

async function textOf(path: string): Promise<string> {
  const response = await fetchPatiently(new URL(path, site.url).href)
  expect(response.status).toBe(200)
  return response.text()
}

function hasRule(styles: string, name: string): boolean {
  const selector = `.${name.replaceAll(/[^\w-]/g, '\\$&')}`
  for (let at = styles.indexOf(selector); at !== -1; at = styles.indexOf(selector, at + 1)) {
    if (!/[\w\\-]/.test(styles[at + selector.length] ?? '')) return true
  }
  return false
}
