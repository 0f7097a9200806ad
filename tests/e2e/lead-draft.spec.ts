import type { Page } from '@playwright/test'
import { waitForScript } from '../screens/visitor.ts'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { expectThanks, submit } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

const CODE = '45310000-3'
const OTHER_CODE = '90911200-8'

const storeBasket = (page: Page, ...codes: string[]) =>
  page.evaluate((list) => localStorage.setItem('cpvBasket', JSON.stringify(list)), codes)
const storedBasket = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cpvBasket') ?? 'null'))
const storedDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('leadDraft'))

test('what was typed is there after looking up codes, with them and without consents', async ({ page }) => {
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

test('the words of a letter replace an older line of work; what is typed later stays', async ({ page }) => {
  await openLeadForm(page)
  await page.getByLabel('Veiklos sritis').fill('Stogai')
  await page.getByLabel('Vardas').fill('Žydrė')
  await page.goto('/laiskas?zodziai=langų plovimas')
  await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
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

test('what is typed before the form’s script stays; the draft fills the other fields', async ({ page }) => {
  await openLeadForm(page)
  await page.getByLabel('Vardas').fill('Žydrė')
  await page.getByLabel('El. paštas').fill('zydre@azuolo-stogai.lt')
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/lead-form*.js', (route) => script.promise.then(() => route.continue()))
  await page.goto('/')
  await page.getByLabel('Vardas').fill('Rasa')
  script.resolve()

  await expect(page.getByLabel('El. paštas')).toHaveValue('zydre@azuolo-stogai.lt')
  await expect(page.getByLabel('Vardas')).toHaveValue('Rasa')
})

test('nothing is stored before the visitor types, never consents, token or campaign', async ({ page }) => {
  await openLeadForm(page, '/?utm_source=google')
  await page.locator('[name="privacy_consent"]').check()
  expect(await storedDraft(page)).toBeNull()

  await page.getByLabel('Vardas').fill('Žydrė')
  const { fields } = JSON.parse((await storedDraft(page)) ?? '{}')
  expect(fields).toEqual({ name: ['Žydrė'] })

  await page.getByLabel('Vardas').fill('')
  expect(await storedDraft(page)).toBeNull()
})

test('the kind of request that a letter’s call to action ticks replaces earlier ones; what is changed then stays', async ({
  page,
}) => {
  await openLeadForm(page)
  await page.getByLabel('Konsultacijos').check()
  await openLeadForm(page, `/?kodai=${CODE}&zodziai=&noriu=sample`)
  await expect(page.getByLabel('Naujienlaiškio pavyzdžio')).toBeChecked()
  await expect(page.getByLabel('Konsultacijos')).not.toBeChecked()

  await page.getByLabel('Pasiūlymo').check()
  await page.getByLabel('Naujienlaiškio pavyzdžio').uncheck()
  await openLeadForm(page, `/?kodai=${CODE}&zodziai=&noriu=sample`)
  await expect(page.getByLabel('Pasiūlymo')).toBeChecked()
  await expect(page.getByLabel('Naujienlaiškio pavyzdžio')).not.toBeChecked()
})

test('a draft of an hour ago is not brought back, and is removed', async ({ page }) => {
  await openLeadForm(page)
  await page.getByLabel('Vardas').fill('Žydrė')
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('leadDraft') ?? '{}')
    sessionStorage.setItem('leadDraft', JSON.stringify({ ...draft, at: Date.now() - 3_600_000 }))
  })

  await page.goto('/blog')
  await openLeadForm(page)

  await expect.poll(() => storedDraft(page)).toBeNull()
  await expect(page.getByLabel('Vardas')).toHaveValue('')
})

for (const isInPlace of [true, false]) {
  test(`the draft and the codes that were sent end with success, the form sent ${isInPlace ? 'in place' : 'before its script came'}`, async ({
    page,
  }) => {
    await page.goto('/bvpz-kodai')
    await storeBasket(page, CODE, OTHER_CODE)
    // A letter is asked for with its own codes only.
    const form = `/?kodai=${CODE}&zodziai=`
    if (isInPlace) {
      await openLeadForm(page, form)
    } else {
      await page.route('**/assets/lead-form*.js', () => {})
      await page.goto(form)
    }
    await fillLeadForm(page)
    await submit(page)

    await expectThanks(page)
    await expect.poll(() => storedDraft(page)).toBeNull()
    await expect.poll(() => storedBasket(page)).toEqual([OTHER_CODE])

    // Codes chosen since are not lost by coming back to the thank-you page.
    await storeBasket(page, CODE)
    await page.reload()
    await waitForScript(page, 'thankYou')
    expect(await storedBasket(page)).toEqual([CODE])
  })
}
