import type { Locator, Page } from '@playwright/test'
import { answerCookieBanner } from '../screens/visitor.ts'
import { readCatalogue } from '../support/cpv-catalogue.ts'
import { foundCodes, openCodeBrowser } from './support/code-browser.ts'
import { expect, test } from './support/test.ts'

const SCREEN = { width: 360, height: 740 }

test.use({ viewport: SCREEN })
test.beforeEach(({ context }) => answerCookieBanner(context))

const listOf = (page: Page) => page.getByRole('group', { name: 'Kodų sąrašas' })
const unfoldDivisions = (page: Page) => listOf(page).getByText('Visi skyriai').click()
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('opening a code brings its first row under the header, wherever the page was', async ({ page }) => {
  await openCodeBrowser(page)
  await unfoldDivisions(page)
  for (const [name, address] of [
    ['Statybos darbai', /kodas=45000000-7/],
    ['Visi ar daliniai statybos ir civilinės inžinerijos darbai', /kodas=45200000-9/],
    ['Pastatų statybos darbai', /kodas=45210000-2/],
    ['Su mokymu ir moksliniais tyrimais susijusių pastatų statybos darbai', /kodas=45214000-0/],
    ['Mokyklų statybos darbai', /kodas=45214200-2/],
  ] as const) {
    const link = listOf(page).getByRole('link', { name, exact: true }).last()
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(listOf(page)).toBeFocused()
    const header = await boxOf(page, 'header')
    const way = await page.getByRole('navigation', { name: 'Vieta klasifikatoriuje' }).boundingBox()
    const row = await listOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first()
      .boundingBox()
    expect(way?.y).toBeGreaterThanOrEqual(header.height)
    expect((row?.y ?? 0) + (row?.height ?? SCREEN.height)).toBeLessThanOrEqual(SCREEN.height)
  }
})

test('the codes begin with question and trades, and no name of a division is cut', async ({ page }) => {
  await openCodeBrowser(page)
  const main = page.getByRole('main')
  const trades = main.getByRole('navigation', { name: 'Arba pradėkite nuo srities' })
  await expect(trades).toBeInViewport()
  await expect(listOf(page).getByText('Visi skyriai')).toBeVisible()
  await expect(listOf(page).locator('li a').filter({ visible: true })).toHaveCount(0)
  await unfoldDivisions(page)
  const names = await listOf(page).locator('li a:visible').all()
  expect(names.length).toBe(45)
  for (const name of names)
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(1)

  await trades.getByRole('link', { name: 'IT', exact: true }).click()
  await expect(main.getByText('Pagal šiuos kodus rasta: 3 kodai')).toBeVisible()
  await expect(trades).toBeHidden()
  await page.goBack()
  await trades.getByRole('link', { name: 'Statyba' }).click()
  await expect(page).toHaveURL(/kodas=45000000-7/)
})

test('Back returns to the row that was opened', async ({ page }) => {
  await openCodeBrowser(page)
  await unfoldDivisions(page)
  const row = listOf(page).getByRole('link', { name: 'Statybos darbai', exact: true })
  await row.scrollIntoViewIfNeeded()
  const before = await scrollOf(page)
  await row.click()
  await expect(listOf(page)).toBeFocused()
  await page.goBack()
  await expect(row).toBeFocused()
  expect(await scrollOf(page)).toBe(before)
})

test('while searching, the box stands under the header and ten results come first', async ({ page }) => {
  await openCodeBrowser(page)
  await page.getByRole('searchbox').pressSequentially('remontas')
  await expect(page.getByText('Pagal „remontas“ rasta')).toBeVisible()
  const box = await page.getByRole('searchbox').boundingBox()
  const header = await boxOf(page, 'header')
  expect(box?.y).toBeGreaterThanOrEqual(header.height)
  expect(box?.y).toBeLessThan(header.height + 60)

  const rows = foundCodes(page)
  await expect(rows).toHaveCount(10)
  const rest = page.getByRole('button', { name: 'Dar 40' })
  await rest.scrollIntoViewIfNeeded()
  const before = await scrollOf(page)
  await rest.click()
  await expect(rows).toHaveCount(50)
  await expect(rows.nth(10).getByRole('link')).toBeFocused()
  expect(await scrollOf(page)).toBe(before)

  const more = page.getByRole('link', { name: 'Rodyti daugiau' })
  await more.scrollIntoViewIfNeeded()
  const further = await scrollOf(page)
  await more.click()
  await expect(rows).toHaveCount(100)
  await expect(rows.nth(50).getByRole('link')).toBeFocused()
  expect(await scrollOf(page)).toBe(further)
})

test('the basket opens over the list, and closing it returns to the place', async ({ page }) => {
  await openCodeBrowser(page, '/bvpz-kodai?q=valymas')
  await page
    .getByRole('button', { name: 'Pridėti: 90917000-8 Transporto įrenginių valymo paslaugos' })
    .click()
  const bar = page.getByRole('button', { name: 'Pasirinkti kodai: 1' })
  await bar.waitFor()
  const before = await scrollOf(page)
  await tap(page, bar)
  const sheet = page.getByRole('dialog', { name: 'Pasirinkti kodai' })
  await expect(sheet).toContainText('90917000-8')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(bar).toBeFocused()
  expect(await scrollOf(page)).toBe(before)

  await bar.click()
  await sheet.getByRole('button', { name: 'Pašalinti: 90917000-8' }).click()
  await expect(sheet.getByRole('button', { name: 'Grąžinti' })).toBeFocused()
  await sheet.getByRole('button', { name: 'Uždaryti' }).click()
  await expect(bar).toHaveCount(0)
  await expect(listOf(page)).toBeFocused()
})

test('the bar announces a list that somebody sent, and the sheet offers it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cpvBasket', '["45261000-4"]'))
  await page.goto('/bvpz-kodai?kodai=45310000-3,90911200-8')
  await page.getByRole('button', { name: 'Jums atsiųstas sąrašas (2)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pasirinkti kodai' })
  await sheet.getByRole('button', { name: 'Pridėti prie savojo' }).click()
  await expect(sheet.getByText('3 kodai')).toBeVisible()
})

test('offer and search box lie within two screens, whatever the length of the names', async ({ page }) => {
  const { tree } = readCatalogue()
  const lengthOf = (entry: (typeof tree.entries)[number]) =>
    entry.LT.length + entry.EN.length + tree.pathOf(entry).reduce((sum, { LT }) => sum + LT.length, 0)
  const longest = tree.entries.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 4)
  for (const { code } of longest) {
    await page.goto(`/bvpz-kodai/${code}`)
    const offer = await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).boundingBox()
    const search = await page.getByRole('searchbox', { name: 'Ieškoti kito kodo' }).boundingBox()
    for (const box of [offer, search]) {
      expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), code).toBeLessThanOrEqual(2 * SCREEN.height)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box of a code page finds another code, and all results are shown', async ({ page }) => {
    await page.goto('/bvpz-kodai/45310000-3')
    await page.getByRole('searchbox', { name: 'Ieškoti kito kodo' }).fill('valymas')
    await page.getByRole('button', { name: 'Ieškoti' }).click()
    await expect(page).toHaveURL(/\/bvpz-kodai\?q=valymas$/)
    await expect(foundCodes(page)).toHaveCount(50)
  })
})

/** Taps without Playwright's scrolling into view. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to tap')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return box
}
