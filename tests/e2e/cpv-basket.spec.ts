import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fillLeadForm } from './support/fill-lead-form.ts'
import { expect, test } from './support/test.ts'

test('from an everyday word through the basket to the stored lead and the mail', async ({ page, site }) => {
  await page.goto('/bvpz-kodai')
  await page.getByRole('combobox').pressSequentially('elektrikas')
  await page.getByRole('button', { name: 'Pridėti: 45310000-3' }).click()
  await page.getByRole('combobox').fill('apšvietimo priežiūra')
  await page
    .getByRole('button', { name: /^Pridėti: / })
    .first()
    .click()
  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await expect(basket.getByText('2 kodai')).toBeVisible()

  await basket.getByRole('link', { name: 'Gauti šių kodų pirkimus' }).click()
  const chosen = await page.locator('input[name="cpv_codes"]').inputValue()
  expect(chosen.split(',')).toHaveLength(2)
  await expect(page.getByText('Elektros instaliacijos montavimo darbai')).toBeVisible()
  const form = await fillLeadForm(page)
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
  await expect(page).toHaveURL(/\/aciu\?nr=/)

  const lead = (await site.leads()).find(({ email }) => email === form.email)
  expect(lead?.cpv_codes).toEqual(chosen.split(','))
  await expect
    .poll(async () => (await site.mails()).find(({ text }) => text?.includes(form.email ?? ''))?.text)
    .toContain('45310000-3 Elektros instaliacijos montavimo darbai')
})

test('the basket stays on the device, gives back what was removed, and can be emptied', async ({ page }) => {
  await page.goto('/bvpz-kodai?q=45310000-3')
  await page.getByRole('button', { name: 'Pridėti: 45310000-3' }).click()
  await expect(page.getByRole('button', { name: 'Pridėta: 45310000-3' })).toBeVisible()
  await page.goto('/bvpz-kodai')
  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await expect(basket).toContainText('Elektros instaliacijos montavimo darbai')

  await basket.getByRole('button', { name: 'Pašalinti: 45310000-3' }).click()
  await expect(basket).not.toContainText('45310000-3')
  await basket.getByRole('button', { name: 'Grąžinti' }).click()
  await expect(basket).toContainText('45310000-3')
  await basket.getByRole('button', { name: 'Išvalyti' }).click()
  await expect(basket).toContainText('Pridėkite kodus')
  expect(await page.evaluate(() => localStorage.getItem('cpvBasket'))).toBeNull()
})

test('a shared address brings its codes, and says which are covered', async ({ page }) => {
  await page.goto('/bvpz-kodai?kodai=45310000-3,45000000-7')
  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await expect(basket).toContainText('Jau įtrauktas: jį apima 45000000-7')
  await expect(basket.getByText('2 kodai')).toBeVisible()
})

test.describe('a list from a shared address', () => {
  const SHARED = '/bvpz-kodai?kodai=45310000-3,90911200-8'
  const basketOf = (page: Page) => page.getByRole('complementary', { name: 'Pasirinkti kodai' })

  test('is shown without writing anything, and works', async ({ page }) => {
    await openLivingBrowser(page, SHARED)
    const basket = basketOf(page)
    await expect(basket.getByText('2 kodai')).toBeVisible()
    await expect(basket.getByRole('link', { name: 'Gauti šių kodų pirkimus' })).toHaveAttribute(
      'href',
      '/?kodai=45310000-3,90911200-8#trial',
    )
    expect(await storedKeys(page)).toEqual([])
  })

  test('is still there after a search and a reload, with nothing written', async ({ page }) => {
    await openLivingBrowser(page, SHARED)
    await page.getByRole('combobox').fill('stogų dengimas')
    await expect(page).toHaveURL(/q=stog/)
    await page.reload()
    await expect(basketOf(page).getByText('2 kodai')).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
  })

  test('is kept from the first code that the visitor adds', async ({ page }) => {
    await openLivingBrowser(page, `${SHARED}&q=45261210-9`)
    await page.getByRole('button', { name: 'Pridėti: 45261210-9' }).click()
    await expect(basketOf(page).getByText('3 kodai')).toBeVisible()
    expect(await storedCodes(page)).toEqual(['45310000-3', '90911200-8', '45261210-9'])
    await page.goto('/bvpz-kodai')
    await expect(basketOf(page).getByText('3 kodai')).toBeVisible()
  })

  test('is kept without the code that the visitor removes, which does not come back', async ({ page }) => {
    await openLivingBrowser(page, SHARED)
    await basketOf(page).getByRole('button', { name: 'Pašalinti: 45310000-3' }).click()
    await expect(basketOf(page).getByText('1 kodas')).toBeVisible()
    expect(await storedCodes(page)).toEqual(['90911200-8'])
    await page.reload()
    await expect(basketOf(page).getByText('1 kodas')).toBeVisible()
  })

  test('leaves the visitor’s own list as it is, and joins it when the visitor adds a code', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('cpvBasket')) localStorage.setItem('cpvBasket', '["45261000-4"]')
    })
    await openLivingBrowser(page, `${SHARED}&q=45261210-9`)
    await expect(basketOf(page).getByText('3 kodai')).toBeVisible()
    expect(await storedCodes(page)).toEqual(['45261000-4'])
    await page.getByRole('button', { name: 'Pridėti: 45261210-9' }).click()
    await expect(basketOf(page).getByText('4 kodai')).toBeVisible()
    expect(await storedCodes(page)).toEqual(['45261000-4', '45310000-3', '90911200-8', '45261210-9'])
  })
})

test('a suggestion joins the basket', async ({ page }) => {
  await page.goto('/bvpz-kodai?kodai=90911200-8')
  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await expect(basket.getByText('Kodai, kurių gali trūkti')).toBeVisible()
  await basket
    .getByRole('button', { name: /^Pridėti: / })
    .first()
    .click()
  await expect(basket.getByText('2 kodai')).toBeVisible()
})

test('the chosen codes can be downloaded', async ({ page }) => {
  await page.goto('/bvpz-kodai?kodai=45310000-3')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Atsisiųsti CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('45310000-3,3,45300000-0,Elektros instaliacijos montavimo darbai')
})

test('a code page adds its code to the basket', async ({ page }) => {
  await page.goto('/bvpz-kodai/45310000-3')
  await page.getByRole('button', { name: 'Pridėti' }).click()
  await expect(page.getByRole('button', { name: 'Pridėta' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: /Pasirinkti kodai: 1/ }).click()
  await expect(page.getByRole('complementary', { name: 'Pasirinkti kodai' })).toContainText('45310000-3')
})

/** Opens the page and waits until its script has taken the basket over, which then asks for advice. */
async function openLivingBrowser(page: Page, address: string): Promise<void> {
  const advised = page.waitForResponse('**/api/cpv/basket?*')
  await page.goto(address)
  await advised
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
}

function storedCodes(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cpvBasket') ?? '[]'))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list from a shared address is shown, without buttons that do nothing', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/bvpz-kodai?kodai=45310000-3,90911200-8')
    await expect(page.getByRole('complementary', { name: 'Pasirinkti kodai' })).toContainText('45310000-3')
    await expect(page.getByRole('main').locator('button[type=button]:visible')).toHaveCount(0)
  })

  test("a code page's call to action carries its code into the form and the lead", async ({ page, site }) => {
    await page.goto('/bvpz-kodai/90911200-8')
    await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    await expect(page.getByText('Pastatų valymo paslaugos')).toBeVisible()
    const form = await fillLeadForm(page)
    await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
    await expect(page).toHaveURL(/\/aciu\?nr=/)
    const lead = (await site.leads()).find(({ email }) => email === form.email)
    expect(lead?.cpv_codes).toEqual(['90911200-8'])
  })
})
