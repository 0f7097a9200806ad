import { letterLimits } from '#config/limits.ts'
import { readCatalogue } from '../support/cpv-catalogue.ts'
import { chooseCode } from './support/code-browser.ts'
import { fillLeadForm } from './support/fill-lead-form.ts'
import { MAILED_WITHIN } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

test('from an everyday word through the basket to the stored lead and the mail', async ({ page, site }) => {
  await page.goto('/bvpz-kodai')
  await page.getByRole('searchbox').pressSequentially('elektrikas')
  await page.getByRole('button', { name: 'Pridėti: 45310000-3' }).click()
  await page.getByRole('searchbox').fill('apšvietimo priežiūra')
  await expect(page.getByText('Pagal „apšvietimo priežiūra“ rasta')).toBeVisible()
  await page
    .getByRole('button', { name: /^Pridėti: / })
    .first()
    .click()
  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await expect(basket.getByText('2 kodai')).toBeVisible()

  await basket.getByRole('link', { name: 'Gauti šių kodų skelbimus' }).click()
  const chosen = await page.locator('input[name="cpv_codes"]').inputValue()
  expect(chosen.split(',')).toHaveLength(2)
  await expect(page.getByText('Elektros instaliacijos montavimo darbai')).toBeVisible()
  const form = await fillLeadForm(page)
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
  await expect(page).toHaveURL(/\/aciu\?nr=/)

  const lead = (await site.leads()).find(({ email }) => email === form.email)
  expect(lead?.cpv_codes).toEqual(chosen.split(','))
  await expect
    .poll(
      async () => (await site.mails()).find(({ text }) => text?.includes(form.email ?? ''))?.text,
      MAILED_WITHIN,
    )
    .toContain('45310000-3 Elektros instaliacijos montavimo darbai')
})

test('the basket stays on the device, gives back what was removed, and can be emptied', async ({ page }) => {
  await page.goto('/bvpz-kodai?q=45310000-3')
  await chooseCode(page, '45310000-3')
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
  const link = page.getByRole('link', { name: 'Atsisiųsti CSV' })
  const downloading = page.waitForEvent('download')
  await link.click()
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
  // Right after the page has loaded the browser cancels about one download in thirty.
  const file = await link.evaluate(async (a: HTMLAnchorElement) => (await fetch(a.href)).text())
  expect(file).toContain('45310000-3,3,45300000-0,Elektros instaliacijos montavimo darbai')
})

test('a press of a code page’s button before its script has come is not lost', async ({ page }) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/assets/code-page*.js', async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto('/bvpz-kodai/45310000-3', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Pridėti: 45310000-3' }).click()
  press()

  await expect(page.getByRole('button', { name: 'Pridėta: 45310000-3' })).toBeVisible()
})

test('with more codes than a letter may have, the first ones lead to a letter', async ({ page }) => {
  const { tree } = readCatalogue()
  const entries = tree.entries.slice(0, letterLimits.maxCodes + 1)
  const codes = entries.map(({ code }) => code)
  await page.goto('/')
  await page.evaluate((list) => localStorage.setItem('cpvBasket', JSON.stringify(list)), codes)
  await page.goto('/bvpz-kodai')
  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  // The names make the rows higher and move the link.
  await expect(basket.locator('[data-chosen-codes]')).toContainText(entries.at(-1)?.LT ?? '')
  await basket
    .getByRole('link', { name: `Peržiūrėti laišką pagal ${letterLimits.maxCodes} pirmųjų kodų` })
    .click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toks laiškas lauktų jūsų kas rytą')

  await page.goto(`/laiskas?kodai=${codes.join()}`)
  const link = page.getByRole('link', { name: 'Keisti kodus klasifikatoriuje' })
  await expect(link).toHaveAttribute('href', `/bvpz-kodai?kodai=${codes.join()}`)
})

test('the focus stays in the basket when codes are removed, cleared and brought back', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cpvBasket', '["45261000-4","45310000-3","90911200-8"]')
  })
  await page.goto('/bvpz-kodai')
  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await basket.getByRole('button', { name: 'Pašalinti: 45310000-3' }).click()
  await expect(basket.getByRole('button', { name: 'Pašalinti: 90911200-8' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(basket.getByRole('button', { name: 'Pašalinti: 45261000-4' })).toBeFocused()
  await basket.getByRole('button', { name: 'Išvalyti' }).click()
  await expect(basket.getByRole('button', { name: 'Grąžinti' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(basket.getByRole('heading', { name: 'Pasirinkti kodai' })).toBeFocused()
  await expect(basket.getByText('1 kodas')).toBeVisible()
})

test('with a basket, paper shows the basket and nothing else', async ({ page }) => {
  await page.goto('/bvpz-kodai?kodai=45310000-3,90911200-8')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: 'Pasirinkti kodai' })).toContainText('45310000-3')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list from a shared address is shown, without buttons that do nothing', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/bvpz-kodai?kodai=45310000-3,90911200-8')
    await expect(page.getByRole('complementary', { name: 'Pasirinkti kodai' })).toContainText('45310000-3')
    await expect(page.getByRole('main').locator('button[type=button]:visible')).toHaveCount(0)
  })
})
