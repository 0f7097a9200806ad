import type { Page } from '@playwright/test'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { submit, thankedFor } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

const CODE = '45310000-3'

const storedDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('leadDraft'))

test('what was typed is there after looking up codes, with the codes and without consents', async ({
  page,
}) => {
  await openLeadForm(page)
  await page.getByLabel('Vardas').fill('Žydrė')
  await page.getByLabel('Konsultacijos').check()
  await page.getByRole('radio', { name: 'Telefonu' }).check()
  await page.getByLabel('Kaip dalyvaujate').selectOption('starting')
  await page.locator('[name="privacy_consent"]').check()

  await page.goto('/bvpz-kodai')
  await openLeadForm(page, `/?kodai=${CODE}`)

  await expect(page.getByLabel('Vardas')).toHaveValue('Žydrė')
  await expect(page.getByLabel('Konsultacijos')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Telefonu' })).toBeChecked()
  await expect(page.getByLabel('Kaip dalyvaujate')).toHaveValue('starting')
  await expect(page.getByLabel('Veiklos sritis')).not.toHaveValue('')
  await expect(page.locator('[name="privacy_consent"]')).not.toBeChecked()
  await expect(page.getByText(CODE)).toBeVisible()
})

test('the words of a letter replace an older line of work; what is typed over them then stays', async ({
  page,
}) => {
  await openLeadForm(page)
  await page.getByLabel('Veiklos sritis').fill('Stogai')
  await page.getByLabel('Vardas').fill('Žydrė')
  await page.goto('/laiskas?zodziai=langų plovimas')
  await page.getByRole('main').getByRole('link', { name: 'Gauti tokį laišką' }).click()
  await expect(page.getByLabel('Vardas')).toHaveValue('Žydrė')
  await expect(page.getByLabel('Veiklos sritis')).toHaveValue('Langų plovimas')

  await page.getByLabel('Veiklos sritis').fill('Langų ir fasadų plovimas')
  await page.goto('/bvpz-kodai')
  await page.goBack()
  await expect(page.getByLabel('Vardas')).toHaveValue('Žydrė')
  await expect(page.getByLabel('Veiklos sritis')).toHaveValue('Langų ir fasadų plovimas')
  await openLeadForm(page)
  await expect(page.getByLabel('Veiklos sritis')).toHaveValue('Langų ir fasadų plovimas')
})

test('nothing is stored before the visitor types, and never consents, token or campaign', async ({
  page,
}) => {
  await openLeadForm(page, '/?utm_source=google')
  await page.locator('[name="privacy_consent"]').check()
  expect(await storedDraft(page)).toBeNull()

  await page.getByLabel('Vardas').fill('Žydrė')
  const { fields } = JSON.parse((await storedDraft(page)) ?? '{}')
  expect(fields).toEqual({ name: ['Žydrė'] })

  await page.getByLabel('Vardas').fill('')
  expect(await storedDraft(page)).toBeNull()
})

test('a draft of an hour ago is not brought back, and is removed', async ({ page }) => {
  await openLeadForm(page)
  await page.getByLabel('Vardas').fill('Žydrė')
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('leadDraft') ?? '{}')
    sessionStorage.setItem('leadDraft', JSON.stringify({ ...draft, savedAt: Date.now() - 3_600_000 }))
  })

  await page.goto('/blog')
  await openLeadForm(page)

  await expect.poll(() => storedDraft(page)).toBeNull()
  await expect(page.getByLabel('Vardas')).toHaveValue('')
})

for (const isInPlace of [true, false]) {
  test(`draft and basket end with success, the form sent ${isInPlace ? 'in place' : 'before its script came'}`, async ({
    page,
  }) => {
    await openLeadForm(page)
    await page.getByLabel('Vardas').fill('Žydrė')
    await page.evaluate((code) => localStorage.setItem('cpvBasket', JSON.stringify([code])), CODE)
    if (!isInPlace) {
      await page.route('**/assets/lead-form*.js', () => {})
      await page.goto('/?kodai=45310000-3')
    }
    await fillLeadForm(page)
    await submit(page)

    await thankedFor(page)
    await expect.poll(() => storedDraft(page)).toBeNull()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cpvBasket'))).toBeNull()

    // Codes chosen since are not lost by coming back to the thanks.
    await page.evaluate((code) => localStorage.setItem('cpvBasket', JSON.stringify([code])), CODE)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => localStorage.getItem('cpvBasket'))).not.toBeNull()
  })
}
