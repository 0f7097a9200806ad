import type { Page } from '@playwright/test'
import { NASTY } from '../support/staff-leads.ts'
import { runAxe } from './support/axe.ts'
import { describeFocus, findOverflow, findSmallTargets, listTabStops } from './support/page-faults.ts'
import * as staff from './support/staff-desk.ts'
import { countOf, nameIn, notice, ONA, open, openAs, rowsOf } from './support/staff-desk.ts'
import { expect, test } from './support/test.ts'

// Its journeys share a site with 300 requests.
test.describe.configure({ mode: 'default' })

const WIDTHS = [1920, 1366, 768, 360, 320]
const AXE_WIDTHS = [1366, 768, 360]

let desk: staff.StaffDesk
test.beforeAll(async () => {
  desk = await staff.startStaffDesk()
})
test.afterAll(() => desk.stop())

test('on one’s own machine the printed address and one button open the page', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  await page.goto(desk.printed)
  await expect(page.getByLabel('Kodas')).toHaveValue(/^\d{12}$/)
  await checkPage(page)
  await page.getByLabel('Kodas').press('Enter')
  await page.waitForURL((url) => url.search === '')

  for (const [tab, name] of [
    ['Užklausos', 'Užklausos'],
    ['Mėnuo', 'Mėnesio suvestinė'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await checkPage(page)
  expect((await page.locator('header svg').boundingBox())?.width).toBeLessThan(40)
  expect(faults).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a mailed code leads to the page that was wanted, a call is marked, and „Atsijungti“ ends it', async ({
    page,
    context,
    browser,
  }) => {
    await open(page, desk, '/?rodyti=nauji&noriu=offer')
    const code = await staff.askForCode(page, desk, staff.JONAS.address)
    await page.getByLabel('Kodas').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Prisijungti' }).click()
    await expect(page.getByText('Kodas netinka arba nebegalioja.')).toBeVisible()
    await page.getByLabel('Kodas').fill(code)
    await page.getByRole('button', { name: 'Prisijungti' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Užklausos' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('?rodyti=nauji&noriu=offer')

    const count = await countOf(page, 'Naujos')
    const name = await nameIn(rowsOf(page).first())
    await rowsOf(page).first().getByText('Neatsiliepė').click()
    await rowsOf(page).first().getByRole('button', { name: /9:00/ }).click()
    await expect(notice(page)).toContainText(`${name}: „Neatsiliepė“, perskambinti `)
    expect(await countOf(page, 'Naujos')).toBe(count - 1)

    const tab = await context.newPage()
    await open(tab, desk, '/menuo')
    await expect(tab.getByRole('heading', { level: 1, name: 'Mėnesio suvestinė' })).toBeVisible()
    const stranger = await browser.newPage()
    await open(stranger, desk, '/menuo')
    await expect(stranger.getByLabel('El. paštas')).toBeVisible()
    await stranger.close()

    const noted = await context.newPage()
    await open(noted, desk, '/?rodyti=visi')
    await rowsOf(noted).first().getByRole('link').first().click()
    await noted.getByLabel('Pastaba').fill('Skambinti vakare')
    const request = noted.url()

    await page.getByRole('button', { name: 'Atsijungti' }).click()
    await expect(page.getByLabel('El. paštas')).toBeVisible()
    await tab.reload()
    await expect(tab.getByLabel('El. paštas')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('El. paštas')).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)

    await noted.getByRole('button', { name: 'Imuosi' }).click()
    await expect(noted.getByText('Seansas baigėsi, todėl nieko neįrašėme.')).toBeVisible()
    const second = await staff.askForCode(noted, desk, staff.JONAS.address)
    await noted.getByLabel('Kodas').fill(second)
    await noted.getByRole('button', { name: 'Prisijungti' }).click()
    await expect(noted.getByLabel('Pastaba')).toHaveValue('Skambinti vakare')
    await expect(notice(noted)).toContainText('Nieko neįrašėme')
    expect(noted.url()).toBe(request)
  })
})

test('list, request and month have no fault of access, no overflow, large targets', async ({ page }) => {
  await open(page, desk, '/menuo')
  await checkPage(page)
  const code = await staff.askForCode(page, desk, ONA.address)
  await checkPage(page)
  await page.getByLabel('Kodas').fill(code)
  await page.getByLabel('Kodas').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mėnesio suvestinė' })).toBeVisible()

  await open(page, desk, '/')
  await page.getByText('Filtrai').click()
  await rowsOf(page).first().getByText('Neatsiliepė').click()
  await rowsOf(page).nth(1).getByRole('checkbox').check()
  await checkPage(page)
  await open(page, desk, '/?rodyti=sulaikyti')
  await checkPage(page)
  await rowsOf(page).first().getByRole('link').first().click()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await checkPage(page)
})

test('what senders typed stays in its place, and runs as nothing', async ({ page }) => {
  await openAs(page, desk, ONA)
  for (const text of Object.values(NASTY)) {
    await open(page, desk, '/')
    await page.getByRole('searchbox').fill(text.slice(0, 40))
    await page.getByRole('searchbox').press('Enter')
    await expect(rowsOf(page)).toHaveCount(1)
    await checkWidths(page)
    await rowsOf(page).getByRole('link').first().click()
    await expect(page.getByLabel('Pastaba')).toBeVisible()
    await checkWidths(page)
  }
})

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
])
  test(`Tab reaches all of each screen in its order, in sight, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openAs(page, desk, ONA, '/?rodyti=visi&q=azuolo+stogai+40')
    await walk(page)
    await rowsOf(page).first().getByRole('link').first().click()
    await expect(page.getByLabel('Pastaba')).toBeVisible()
    await walk(page)
    await open(page, desk, '/menuo')
    await walk(page)
  })

async function walk(page: Page): Promise<void> {
  const wanted = await page.evaluate(listTabStops)
  expect(wanted.length).toBeGreaterThan(4)
  for (const stop of wanted) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(describeFocus)).toEqual({ stop, fault: null })
  }
}

async function checkPage(page: Page): Promise<void> {
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    expect(await runAxe(page)).toEqual([])
  }
  await checkWidths(page)
}

async function checkWidths(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(findOverflow)).toEqual([])
    expect(await page.evaluate(findSmallTargets, width < 768 ? 44 : 24)).toEqual([])
  }
}
