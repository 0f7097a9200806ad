import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.describe('a list from a shared address', () => {
  const SHARED = '/bvpz-kodai?kodai=45310000-3,90911200-8'
  const basketOf = (page: Page) => page.getByRole('complementary', { name: 'Pasirinkti kodai' })

  test('is shown without writing anything, and works', async ({ page }) => {
    await openReadyBrowser(page, SHARED)
    const basket = basketOf(page)
    await expect(basket.getByText('2 kodai')).toBeVisible()
    await expect(basket.getByRole('link', { name: 'Gauti šių kodų skelbimus' })).toHaveAttribute(
      'href',
      '/uzklausa?kodai=45310000-3,90911200-8&noriu=offer,sample',
    )
    expect(await storedKeys(page)).toEqual([])
  })

  test('is kept by the links of the header, unless the visitor has a list of their own', async ({ page }) => {
    await openReadyBrowser(page, SHARED)
    const call = page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).first()
    await call.click()
    await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('45310000-3,90911200-8')

    await page.evaluate(() => localStorage.setItem('cpvBasket', '["45261210-9"]'))
    await openReadyBrowser(page, SHARED)
    await call.click()
    await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('45261210-9')
  })

  test('is still there after a search and a reload, with nothing written', async ({ page }) => {
    await openReadyBrowser(page, SHARED)
    await page.getByRole('searchbox').fill('stogų dengimas')
    await expect(page).toHaveURL(/q=stog/)
    await page.reload()
    await expect(basketOf(page).getByText('2 kodai')).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
  })

  test('is kept on the way to a code that was found, and in the letter of the words', async ({ page }) => {
    await openReadyBrowser(page, `${SHARED}&q=stogų dengimas`)
    const letter = page.getByRole('link', {
      name: 'Peržiūrėti laišką pagal šiuos žodžius ir savo sąrašą',
    })
    await expect(letter).toHaveAttribute(
      'href',
      '/laiskas?kodai=45310000-3,90911200-8&prideti=stog%C5%B3%20dengimas',
    )
    await page.getByRole('list', { name: 'Paieškos rezultatai' }).getByRole('link').first().click()
    await page.getByRole('navigation', { name: 'Kelias' }).getByRole('link', { name: 'BVPŽ kodai' }).click()
    await expect(basketOf(page).getByText('2 kodai')).toBeVisible()
  })

  test('is kept from the first code that the visitor adds', async ({ page }) => {
    await openReadyBrowser(page, `${SHARED}&q=45261210-9`)
    await page.getByRole('button', { name: 'Pridėti: 45261210-9' }).click()
    await expect(basketOf(page).getByText('3 kodai')).toBeVisible()
    expect(await storedCodes(page)).toEqual(['45310000-3', '90911200-8', '45261210-9'])
    await page.goto('/bvpz-kodai')
    await expect(basketOf(page).getByText('3 kodai')).toBeVisible()
  })

  test('is kept without the code that the visitor removes, which does not come back', async ({ page }) => {
    await openReadyBrowser(page, SHARED)
    await basketOf(page).getByRole('button', { name: 'Pašalinti: 45310000-3' }).click()
    await expect(basketOf(page).getByText('1 kodas')).toBeVisible()
    expect(await storedCodes(page)).toEqual(['90911200-8'])
    await page.reload()
    await expect(basketOf(page).getByText('1 kodas')).toBeVisible()
  })

  test.describe('for a visitor with a list of their own', () => {
    const offerOf = (page: Page) => basketOf(page).getByRole('region', { name: 'Jums atsiųstas sąrašas (2)' })

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        if (!localStorage.getItem('cpvBasket')) localStorage.setItem('cpvBasket', '["45261000-4"]')
      })
      await openReadyBrowser(page, `${SHARED}&q=45261210-9`)
    })

    test('is offered beside it, also after a code is added, and nothing is lost', async ({ page }) => {
      await expect(offerOf(page)).toContainText('Elektros instaliacijos montavimo darbai')
      await expect(basketOf(page).getByText('1 kodas')).toBeVisible()
      await page.getByRole('button', { name: 'Pridėti: 45261210-9' }).click()
      await expect(offerOf(page)).toBeVisible()
      expect(await storedCodes(page)).toEqual(['45261000-4', '45261210-9'])
    })

    test('joins it on request', async ({ page }) => {
      await offerOf(page).getByRole('button', { name: 'Pridėti prie savojo' }).click()
      await expect(offerOf(page)).toHaveCount(0)
      expect(await storedCodes(page)).toEqual(['45261000-4', '45310000-3', '90911200-8'])
      await expect(page).not.toHaveURL(/kodai=/)
    })

    test('replaces it on request, and the visitor can take that back', async ({ page }) => {
      await offerOf(page).getByRole('button', { name: 'Pakeisti savąjį' }).click()
      await expect(basketOf(page).getByText('2 kodai')).toBeVisible()
      expect(await storedCodes(page)).toEqual(['45310000-3', '90911200-8'])
      await basketOf(page).getByRole('button', { name: 'Grąžinti' }).click()
      expect(await storedCodes(page)).toEqual(['45261000-4'])
    })

    test('stays an offer when the visitor empties their own list', async ({ page }) => {
      await basketOf(page).getByRole('button', { name: 'Išvalyti' }).click()
      await expect(offerOf(page)).toBeVisible()
      await expect(basketOf(page)).toContainText('Pridėkite kodus')
    })

    test('goes away when it is not wanted', async ({ page }) => {
      await offerOf(page).getByRole('button', { name: 'Nereikia' }).click()
      await expect(offerOf(page)).toHaveCount(0)
      await expect(basketOf(page).getByRole('heading', { name: 'Pasirinkti kodai' })).toBeFocused()
      expect(await storedCodes(page)).toEqual(['45261000-4'])
    })
  })
})

test('codes of the visitor’s own letter join their own list, since nobody else sent them, and its words come back with them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('cpvBasket')) localStorage.setItem('cpvBasket', '["45261000-4"]')
  })
  await page.goto('/laiskas?kodai=90911200-8&zodziai=langų plovimas')
  await page.getByRole('link', { name: 'Keisti kodus klasifikatoriuje' }).click()

  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await expect(basket.getByText('2 kodai')).toBeVisible()
  await expect(basket).not.toContainText('Jums atsiųstas sąrašas')
  expect(await storedCodes(page)).toEqual(['45261000-4', '90911200-8'])

  await page.getByRole('searchbox').fill('45310000-3')
  await page.getByRole('button', { name: 'Pridėti: 45310000-3' }).click()
  await basket.getByRole('button', { name: 'Pašalinti: 45261000-4' }).click()
  await basket.getByRole('link', { name: 'Peržiūrėti laišką pagal šiuos kodus' }).click()
  const chosen = page.getByRole('list', { name: 'Pasirinkti kodai ir žodžiai' })
  await expect(chosen.getByRole('listitem')).toHaveText([/^90911200-8/, /^45310000-3/, /„langų plovimas“/])
})

/** Waits until the script has taken over the basket, which then asks for advice. */
async function openReadyBrowser(page: Page, address: string): Promise<void> {
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
