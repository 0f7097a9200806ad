import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { leads } from '#db/schema/leads.ts'
import { notEmpty } from '../support/not-empty.ts'
import { nameIn, ONA, openAs, rowsOf, type StaffDesk, startStaffDesk } from './support/staff-desk.ts'
import { expect, test } from './support/test.ts'

// Its journeys share a site with 300 requests.
test.describe.configure({ mode: 'default' })

/** Of one of the requests. */
const PHONE = '+37061316760'

let desk: StaffDesk
let lead: typeof leads.$inferSelect
test.beforeAll(async () => {
  desk = await startStaffDesk()
  const [found] = await desk.db.select().from(leads).where(eq(leads.phone_e164, PHONE))
  if (!found) throw new Error(`No request has the telephone number ${PHONE}.`)
  lead = found
})
test.afterAll(() => desk.stop())

test('a firm without Lithuanian letters, a telephone and a number are found', async ({ page }) => {
  await openAs(page, desk, ONA)
  const number = lead.reference ?? ''
  const queries = [
    'azuolo stogai 40',
    '613 16760',
    '8 613 16760',
    '16760',
    number,
    number.replace('-', '').toLowerCase(),
  ]
  for (const query of queries) {
    await page.getByRole('searchbox').fill(query)
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === query)
    expect(new URL(page.url()).searchParams.get('rodyti')).toBe('visi')
    expect(new Set(await namesOf(page))).toEqual(new Set([lead.company]))
    await expect(page.locator(`[href="tel:${PHONE}"]`)).toHaveCount(1)
  }
})

test('filters are in the address; a request, Back and a reload keep them', async ({ page }) => {
  await openAs(page, desk, ONA, '/?rodyti=visi')
  await page.getByText('Filtrai').click()
  await page.getByLabel('Pageidauja').selectOption({ index: 1 })
  await page.getByLabel('Kampanija').selectOption('ruduo')
  const day = vilniusTime(lead.created_at).slice(0, 10)
  await page.getByLabel('Gauta nuo').fill(day)
  await page.getByLabel('Gauta iki').fill(day)
  await page.getByRole('button', { name: 'Rodyti' }).click()
  await page.waitForURL((url) => url.searchParams.get('nuo') === day)

  const all = await desk.db.select().from(leads).where(eq(leads.utm_campaign, 'ruduo'))
  const wanted = all.filter(
    ({ created_at, wants }) => vilniusTime(created_at).startsWith(day) && wants.includes('offer'),
  )
  const names = notEmpty(wanted.map(({ company, email }) => company || email)).toSorted()
  const expectList = async () => {
    await expect(rowsOf(page)).toHaveCount(names.length)
    expect((await namesOf(page)).toSorted()).toEqual(names)
    await expect(page.getByLabel('Kampanija')).toHaveValue('ruduo')
    await expect(page.getByLabel('Gauta iki')).toHaveValue(day)
  }
  await expectList()
  const address = page.url()
  const name = await nameIn(rowsOf(page).first())
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  expect(page.url()).toBe(address)
  await page.reload()
  await expectList()
  await rowsOf(page).first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'Grįžti į sąrašą' }).click()
  await expectList()
})

test('Back from a request and a reload lead to the same row of the same page', async ({ page }) => {
  await openAs(page, desk, ONA, '/?rodyti=visi')
  const first = await namesOf(page)
  await page.getByRole('link', { name: 'Tolesnės užklausos' }).click()
  await page.getByRole('link', { name: 'Į pradžią' }).waitFor()
  const second = await namesOf(page)
  expect([first.length, second.length]).toEqual([50, 50])
  const address = page.url()
  const row = rowsOf(page).nth(29)
  const name = await nameIn(row)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  await page.goBack()
  expect(page.url()).toBe(address)
  await expect(row).toBeInViewport()
  await page.reload()
  expect(await namesOf(page)).toEqual(second)
  await expect(row).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Į pradžią' })).toHaveCount(0)
  expect(await namesOf(page)).toEqual(first)
})

const namesOf = (page: Page) => rowsOf(page).locator('.lead-what a').allInnerTexts()

/** As in „2026-11-30 09:00“. */
function vilniusTime(at: Date): string {
  return at.toLocaleString('sv', { timeZone: 'Europe/Vilnius' }).slice(0, 16)
}
