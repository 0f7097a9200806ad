import type { Page } from '@playwright/test'
import { delayStylesUntilFonts } from './support/delay-styles-until-fonts.ts'
import { readShifts, watchShifts } from './support/layout-shifts.ts'
import { scrollToEnd } from './support/scroll-to-end.ts'
import { expect, test } from './support/test.ts'

const OPEN = '2026-11-23T08:00:00Z'
const CLOSED = '2026-11-21T08:00:00Z'

const SENT =
  '/aciu?nr=7KQM-3XWD&kodai=45310000-3&noriu=offer,sample,consultation&nuo=pirkimas&pavyzdys=siunciamas'
const SENT_LEAD = {
  reference: '7KQM-3XWD',
  kind: 'request',
  email: 'labai.ilgas.vardas.ir.pavarde@labai-ilgas-imones-pavadinimas.lt',
  phone: '+37061234567',
  company: 'Uždaroji akcinė bendrovė „Ąžuolo stogai ir fasadai“',
  contactBy: 'phone',
  tender: '684512',
}

interface Case {
  name: string
  path: string
  /** The moment by the page's clock. */
  at?: string
  /** On a wide screen another case has the same parts. */
  phoneOnly?: true
  stored?: readonly string[]
  /** The tab has sent a request. */
  sent?: true
  act?: (page: Page) => Promise<unknown>
}

const CASES: readonly Case[] = [
  { name: 'the home page while the office is open', path: '/', at: OPEN },
  { name: 'the home page while the office is closed', path: '/', at: CLOSED },
  {
    name: 'the thank-you page while the office is closed',
    path: '/aciu?nr=7KQM-3XWD',
    at: CLOSED,
    phoneOnly: true,
  },
  { name: 'the thank-you page of a request of this tab', path: SENT, sent: true },
  { name: 'the form’s page after a request', path: '/uzklausa', sent: true },
  { name: 'a long article', path: '/blog/pirkimu-budai' },
  { name: 'a code page', path: '/bvpz-kodai/45310000-3' },
  { name: 'the letter', path: '/laiskas?kodai=90910000-9' },
  { name: 'the choice of a letter', path: '/laiskas', phoneOnly: true },
  { name: 'search results', path: '/bvpz-kodai?q=valymas', phoneOnly: true },
  { name: 'an open category', path: '/bvpz-kodai?kodas=45000000-7' },
  { name: 'the form with chosen codes', path: '/?kodai=45310000-3,90911200-8,45261210-9#trial' },
  { name: 'the form with one stored code', path: '/#trial', stored: ['45310000-3'] },
  {
    name: 'the form with stored codes',
    path: '/#trial',
    stored: ['45310000-3', '90911200-8', '45261210-9', '45000000-7'],
  },
  { name: 'the basket', path: '/bvpz-kodai?q=valymas&kodai=90911200-8,45310000-3', act: openBasket },
  { name: 'the deadline calculator', path: '/terminai?klausimas=pretenzija&data=2026-12-11' },
  { name: 'the table of figures', path: '/pirkimu-skaiciai' },
  { name: 'the value calculator', path: '/verte?istatymas=kita&objektas=prekes&suma=70000', phoneOnly: true },
]

for (const [width, height, cases] of [
  [360, 740, CASES],
  [1280, 900, CASES.filter(({ phoneOnly }) => !phoneOnly)],
] as const) {
  for (const { name, path, at, stored, sent, act } of cases) {
    test(`${name} shifts nothing, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      if (at) await page.clock.setFixedTime(at)
      if (stored)
        await page.addInitScript((list) => localStorage.setItem('cpvBasket', JSON.stringify(list)), stored)
      if (sent)
        await page.addInitScript(
          (lead) => sessionStorage.setItem('sentLead', JSON.stringify({ at: Date.now(), ...lead })),
          SENT_LEAD,
        )
      await watchShifts(page)
      await delayStylesUntilFonts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      // The names of stored codes come after the form's script.
      if (sent) await expect(page.getByRole('main')).toContainText(/Paskambinsime|gavome \d/)
      if (stored) await expect(page.locator('.lead-code').first()).toContainText(/[a-ž]{5}/)
      await scrollToEnd(page)
      await act?.(page)

      expect(await readShifts(page)).toEqual([])
    })
  }
}

/** On a phone it is a sheet; on wide screens it is beside the list. */
async function openBasket(page: Page) {
  const bar = page.getByRole('button', { name: 'Pasirinkti kodai' })
  if (await bar.isVisible()) await bar.click()
  await page.getByRole('button', { name: 'Pašalinti: 90911200-8' }).filter({ visible: true }).waitFor()
}
