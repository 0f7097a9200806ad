import type { Page } from '@playwright/test'
import { answerCookieBanner } from '../screens/visitor.ts'
import { expect, test } from './support/test.ts'

const LETTER = '/laiskas?kodai=90911200-8,90911300-9&zodziai=langų plovimas,-stogo'
const ONE_SCREEN = { width: 360, height: 740 }

test.use({ viewport: ONE_SCREEN })

test.beforeEach(async ({ context }) => {
  await answerCookieBanner(context)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the first notice is on the first screen, and one line opens what was chosen', async ({ page }) => {
      await page.goto(LETTER)
      const first = await page.getByRole('article').first().boundingBox()
      expect(first?.y).toBeLessThan(500)
      const field = page.getByRole('textbox', { name: 'Pridėkite kodą ar žodį' })
      await expect(field).toBeHidden()

      await page.locator('summary', { hasText: '2 kodai, 2 raktažodžiai – keisti' }).press('Enter')
      await page.getByRole('link', { name: /90911300-9 .*pašalinti/ }).click()
      await page.getByText('1 kodas, 2 raktažodžiai – keisti').click()
      await field.fill('stogdengys')
      await page.getByRole('button', { name: 'Pridėti' }).click()
      await expect(page.getByText('2 kodai, 3 raktažodžiai – keisti')).toBeVisible()
    })

    test('the call to action stays at the foot of the letter, and leads to the form', async ({ page }) => {
      await page.goto(LETTER)
      const call = bar(page).getByRole('link', { name: 'Gauti tokį laišką kas rytą' })
      for (const notice of [page.getByRole('article').first(), page.getByRole('article').nth(2)]) {
        await notice.scrollIntoViewIfNeeded()
        await expect(call).toBeInViewport({ ratio: 1 })
      }
      await expect(bar(page).getByRole('button')).toHaveCount(javaScriptEnabled ? 1 : 0)
      await call.click()

      await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('90911200-8,90911300-9')
      await expect(page.getByLabel('Naujienlaiškio pavyzdžio')).toBeChecked()
    })
  })
}

test('once the letter is read, the call to action is below it and covers nothing', async ({ page }) => {
  await page.goto(LETTER)
  await page.getByRole('link', { name: 'Persiųsti vadovui' }).scrollIntoViewIfNeeded()

  const sheet = await page.locator('[data-letter-sheet]').boundingBox()
  const foot = await bar(page).boundingBox()
  expect(foot?.y).toBeGreaterThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0))
})

test('sharing opens the device’s share sheet with the letter’s address, even when the script comes after the tap', async ({
  page,
}) => {
  const tap = Promise.withResolvers<void>()
  await page.route(/\/letter-page[^/]*\.js$/, (route) => tap.promise.then(() => route.continue()))
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => console.info(`shared ${data.url}`) })
  })
  await page.goto(LETTER)
  const shared = page.waitForEvent('console', (message) => message.text().startsWith('shared'))
  await bar(page).getByRole('button', { name: 'Dalytis laišku' }).click()
  tap.resolve()

  expect(new URL((await shared).text().slice('shared '.length)).searchParams.get('kodai')).toBe(
    '90911200-8,90911300-9',
  )
  await expect(bar(page).getByRole('status')).toBeEmpty()
})

const WITHOUT_SHARE_SHEET = {
  'there is no share sheet': () => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  },
  'the tap is too long ago for a share sheet': () => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
  },
}
for (const [what, prepare] of Object.entries(WITHOUT_SHARE_SHEET)) {
  test(`where ${what}, sharing copies the address and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(prepare)
    await page.goto(LETTER)
    await bar(page).getByRole('button', { name: 'Dalytis laišku' }).click()

    await expect(bar(page).getByRole('status')).toHaveText('Nuoroda nukopijuota')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).searchParams.get('zodziai')).toBe('langų plovimas,-stogo')
  })
}

test('a letter without notices has no bar, and asks to write', async ({ page }) => {
  await page.goto('/laiskas?zodziai=karinis povandeninis laivas')
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Parašyti mums' }).click()

  await expect(page.getByLabel('Konsultacijos')).toBeChecked()
})

function bar(page: Page) {
  return page.locator('.foot-bar')
}
