import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { leads } from '#db/schema/leads.ts'
import * as staff from './support/staff-desk.ts'
import { countOf, nameIn, notice, ONA, open, openAs, rowOf, rowsOf } from './support/staff-desk.ts'
import { expect, test } from './support/test.ts'

// Its journeys share a site with 300 requests.
test.describe.configure({ mode: 'default' })

let desk: staff.StaffDesk
test.beforeAll(async () => {
  desk = await staff.startStaffDesk()
})
test.afterAll(() => desk.stop())

test('due promises come first, then hot requests; two clicks mark a call', async ({ page }) => {
  await openAs(page, desk, ONA)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Laikas perskambinti', 'Naujos'])
  await expect(page.getByRole('list').first()).toContainText('perskambinti')
  await expect(page.getByText('3 laiškai neišsiųsti nuo')).toContainText(
    'pašto serveris nepriima slaptažodžio',
  )
  const isHot = (await rowsOf(page).allInnerTexts()).map((text) => /Skambinti|konkretus pirkimas/.test(text))
  expect(isHot).toEqual([...isHot.filter(Boolean), ...isHot.filter((hot) => !hot)])
  expect(new Set(isHot)).toEqual(new Set([true, false]))
  const [fresh, promised] = [await countOf(page, 'Naujos'), await countOf(page, 'Perskambinti')]
  const loads = countLoads(page)

  const reached = await nameIn(rowsOf(page).first())
  await rowsOf(page).first().getByRole('button', { name: 'Atsiliepė' }).click()
  await expect(notice(page)).toContainText(`${reached}: „Atsiliepė“.`)
  await expect(rowOf(page, reached)).toHaveCount(0)
  expect([loads(), await countOf(page, 'Naujos')]).toEqual([1, fresh - 1])

  const [missed, next] = [await nameIn(rowsOf(page).nth(20)), await nameIn(rowsOf(page).nth(21))]
  await rowOf(page, missed).getByText('Neatsiliepė').click()
  await rowOf(page, missed).getByRole('button', { name: 'Įrašyti šį laiką' }).click()
  await expect(notice(page)).toContainText(`${missed}: pasirinkite dieną ir valandą`)
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await rowOf(page, missed).getByRole('button', { name: /9:00/ }).click()
  await expect(notice(page)).toContainText(`${missed}: „Neatsiliepė“, perskambinti `)
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await expect(rowOf(page, next)).toBeInViewport({ ratio: 1 })
  expect([loads(), await countOf(page, 'Naujos')]).toEqual([3, fresh - 2])

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('link', { name: /^Perskambinti \d/ }).click()
  await expect(rowOf(page, missed)).toContainText(/perskambinti \S.*\s9:00/)
  expect(await countOf(page, 'Perskambinti')).toBe(promised + 1)
})

test('an offer is noted, the next request opens; won with its sum, it is in the month', async ({ page }) => {
  await openAs(page, desk, ONA, '/?rodyti=nauji&kampanija=ruduo')
  const name = await nameIn(rowsOf(page).nth(1))
  await rowOf(page, name).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  const reference = new URL(page.url()).pathname.replace('/uzklausa/', '')
  const [lead] = await desk.db.select().from(leads).where(eq(leads.reference, reference))
  expect(lead?.company).toBe(name)
  const main = page.getByRole('main')
  await expect(main.locator('[href^="tel:"]')).toHaveAttribute('href', `tel:${lead?.phone_e164}`)
  const mail = main.getByRole('link', { name: lead?.email ?? '' })
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.+\\?subject=.+${reference}`))
  const next = (await page.getByRole('link', { name: /^Kita: / }).innerText()).replace('Kita: ', '')
  const month = vilniusDay(lead?.created_at).slice(0, 7)

  await page.getByLabel('Pastaba').fill('Kalbėjau su vadove')
  await page.getByRole('button', { name: 'Pasiūlymas išsiųstas' }).click()
  await expect(notice(page)).toContainText(`${name}: „Pasiūlymas išsiųstas“.`)
  await expect(notice(page)).toContainText(`Toliau: ${next}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(next)
  expect(new URL(page.url()).search).toBe('?rodyti=nauji&kampanija=ruduo')

  await open(page, desk, `/menuo?menuo=${month}`)
  const before = await monthSums(page)
  await open(page, desk, `/uzklausa/${reference}?rodyti=visi`)
  await expect(main.getByText('Kalbėjau su vadove')).toBeVisible()
  await page.locator('summary', { hasText: 'Laimėta' }).click()
  await page.getByLabel('Suma per metus, Eur').fill('1 200,50')
  await page.getByRole('button', { name: /^Įrašyti ?: / }).click()
  await expect(notice(page)).toContainText(`${name}: „Laimėta, 1\u00a0200,50\u00a0Eur per metus“.`)
  await expect(main.getByText(/^Laimėta \(.*, šiandien\s\d+:\d\d\), 1\s200,50\sEur per metus$/)).toBeVisible()

  await open(page, desk, `/menuo?menuo=${month}`)
  const after = await monthSums(page)
  expect(after).toEqual({ ...before, won: before.won + 1, amount: before.amount + 1_201 })
})

test('twelve requests go to spam at once, and back; Enter in a field marks nothing', async ({ page }) => {
  await openAs(page, desk, ONA, '/?rodyti=nauji&q=SEO+LINKS')
  expect(await countOf(page, 'Naujos')).toBe(12)
  await page.getByRole('button', { name: 'Šlamštas', exact: true }).click()
  await expect(notice(page)).toContainText('Pirma pažymėkite bent vieną užklausą.')
  const markAll = async () => {
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Šlamštas', exact: true }).click()
    await expect(notice(page)).toContainText('12\u00a0užklausų pažymėta kaip šlamštas.')
  }
  await markAll()
  await notice(page).getByRole('button', { name: 'Atšaukti' }).click()
  await expect(notice(page)).toContainText('12\u00a0užklausų pažymėta kaip nauja.')
  expect(await countOf(page, 'Naujos')).toBe(12)
  await markAll()
  await expect(page.getByText('Pagal paiešką ir filtrus čia nieko nerasta.')).toBeVisible()
  await page.getByRole('link', { name: 'Rodyti tarp visų (12)' }).click()
  await expect(page.getByText(`Šlamštas (${ONA.name}, `)).toHaveCount(12)

  await open(page, desk, '/')
  await rowsOf(page).first().getByText('Neatsiliepė').click()
  await rowsOf(page).first().getByLabel('Kita diena ir valanda').press('Enter')
  await expect(notice(page)).toContainText('Nieko neįrašėme')
})

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.redirectedFrom() === null) loads += 1
  })
  return () => loads
}

async function monthSums(page: Page) {
  const numberOf = async (label: string) => {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    const text = await term.locator('..').getByRole('definition').innerText()
    return Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
  }
  return {
    received: await numberOf('Gauta'),
    answered: await numberOf('Atsakyta'),
    won: await numberOf('Laimėta'),
    amount: await numberOf('Suma per metus'),
  }
}

function vilniusDay(at = new Date(0)): string {
  return at.toLocaleDateString('lt', { timeZone: 'Europe/Vilnius' })
}
