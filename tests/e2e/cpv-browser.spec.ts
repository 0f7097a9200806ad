import type { Page } from '@playwright/test'
import { waitForScript } from '../screens/visitor.ts'
import { foundCodes } from './support/code-browser.ts'
import { expect, test } from './support/test.ts'

const CODES_IN_ROW = ['45310000-3', '90910000-9', '45260000-7']
const LATE = '**/api/cpv/view?q=langai'

function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Ieškoti BVPŽ kodo' })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a shared address of a search shows its results', async ({ page }) => {
      await page.goto('/bvpz-kodai?q=stogdengys')
      await expect(foundCodes(page).first()).toContainText('4526')
      await expect(page.getByText(/Pagal „stogdengys“ rasta/)).toBeVisible()
      await expect(page.getByRole('button', { name: /Rodyti smulkesnius/ })).toHaveCount(0)
    })

    test('codes in a row are listed in their order and added at once', async ({ page }) => {
      await page.goto('/bvpz-kodai?q=45310000-3 90910000;99999999-9 45260000-7')
      await expect(page.getByText('Tokių BVPŽ kodų nėra: 99999999-9.')).toBeVisible()
      await expect(foundCodes(page)).toContainText(CODES_IN_ROW)
      await expect(page.getByRole('link', { name: 'Peržiūrėti laišką pagal šiuos kodus' })).toHaveAttribute(
        'href',
        `/laiskas?kodai=${CODES_IN_ROW.join()}`,
      )
      if (javaScriptEnabled) await waitForScript(page, 'cpv-browser.island')
      await page.getByRole('button', { name: 'Pridėti visus' }).click()
      const chosen = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
      for (const code of CODES_IN_ROW) await expect(chosen).toContainText(code)
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: 'Visi pridėti' })).toBeVisible()
    })

    test('more results come on request', async ({ page }) => {
      await page.goto('/bvpz-kodai?q=paslaugos')
      await expect(foundCodes(page)).toHaveCount(50)
      await page.getByRole('link', { name: 'Rodyti daugiau' }).click()
      await expect(foundCodes(page)).toHaveCount(100)
    })
  })
}

test('a response that comes late never replaces a newer one', async ({ page }) => {
  await page.goto('/bvpz-kodai')
  const { promise: isDue, resolve: respond } = Promise.withResolvers<void>()
  await page.route(LATE, async (route) => {
    await isDue
    await route.continue().catch(() => {})
  })
  const requested = page.waitForRequest(LATE)
  await searchBox(page).fill('langai')
  const late = await requested
  await searchBox(page).fill('durys')
  await expect(page.getByText(/Pagal „durys“ rasta/)).toBeVisible()
  respond()
  // Null when the request was aborted; later responses arrive later.
  await (await late.response())?.finished()
  await page.evaluate(() => fetch('/healthz').then((answered) => answered.text()))
  await expect(page.getByText(/Pagal „durys“ rasta/)).toBeVisible()
})

test('the keyboard goes from the search box to the results', async ({ page }) => {
  await page.goto('/bvpz-kodai')
  await searchBox(page).pressSequentially('elektrikas')
  await expect(page.getByText(/Pagal „elektrikas“ rasta/)).toBeVisible()
  const first = foundCodes(page).first()
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab')
    if (await first.getByRole('link').evaluate((link) => link === document.activeElement)) break
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Pasirinkti kodai' })).toContainText('45310000-3')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bvpz-kodai\/45310000-3$/)
})

test('every view has a title of its own', async ({ page }) => {
  await page.goto('/bvpz-kodai')
  await searchBox(page).fill('elektrikas')
  await expect(page).toHaveTitle(/^elektrikas – BVPŽ kodai \| /)
  await page.goto('/bvpz-kodai')
  await page.getByRole('main').getByRole('link', { name: 'Statybos darbai', exact: true }).click()
  await expect(page).toHaveTitle(/^Statybos darbai \(45000000-7\) – BVPŽ kodai \| /)
  await page.reload()
  await expect(page).toHaveTitle(/^Statybos darbai \(45000000-7\) – BVPŽ kodai \| /)
})
