import type { Locator, Page } from '@playwright/test'
import { openLeadForm } from './support/fill-lead-form.ts'
import { expectThanks, submit } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

const CODES = '/?kodai=45310000-3,90911200-8'

const ANSWERS: Record<string, string> = {
  company_code: '110053842',
  company: 'UAB „Ąžuolo stogai“',
  name: 'Žydrė',
  email: 'zydre@azuolo-stogai.lt',
  phone: '8 612 34567',
  industry: 'stogų dengimas',
}

// One worker: the changed site is started once.
test.describe.configure({ mode: 'default' })

test('a visitor who comes with codes types one field fewer', async ({ page }) => {
  await openLeadForm(page)
  expect(await fillWhatIsRequired(page)).toEqual({ typed: 6, chosen: 2 })
  await submit(page)
  await expectThanks(page)

  await openLeadForm(page, CODES)
  expect(await fillWhatIsRequired(page)).toEqual({ typed: 5, chosen: 2 })
  await submit(page)
  await expectThanks(page)
})

test('with telephone and source made optional, a visitor fills two fields and one choice fewer', async ({
  page,
  optionalFieldsSite,
}) => {
  await openLeadForm(page, optionalFieldsSite.url + CODES)
  expect(await fillWhatIsRequired(page)).toEqual({ typed: 4, chosen: 1 })
  await submit(page)
  await expectThanks(page)
})

test('where the operator made the telephone optional, it is required from visitors who want to be called, until they choose otherwise', async ({
  page,
  optionalFieldsSite,
}) => {
  await openLeadForm(page, optionalFieldsSite.url)
  await fillWhatIsRequired(page)
  const phone = page.getByLabel('Telefonas')
  await expect(page.getByText('Telefonas (neprivaloma)')).toBeVisible()
  await page.getByRole('radio', { name: 'Telefonu' }).check()
  await expect(page.getByText('Telefonas (neprivaloma)')).toBeHidden()
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Įrašykite telefono numerį')
  await expect(phone).toHaveAccessibleDescription('Įrašykite telefono numerį')

  await page.getByRole('radio', { name: 'El. paštu' }).check()
  await expect(page.getByText('Telefonas (neprivaloma)')).toBeVisible()
  await submit(page)
  await expectThanks(page)
})

/** Fills the required fields that are still empty; counts typed and chosen ones. */
async function fillWhatIsRequired(page: Page): Promise<{ typed: number; chosen: number }> {
  const form = page.getByRole('form', { name: 'Užklausos forma' })
  await form.getByRole('checkbox', { name: /^Susipažinau/ }).check()
  const texts = await findEmpty(form.locator('input[required]:not([type="checkbox"])'))
  for (const text of texts) await text.fill(ANSWERS[(await text.getAttribute('name')) ?? ''] ?? '')
  const selects = await findEmpty(form.locator('select[required]'))
  for (const select of selects) await select.selectOption({ index: 1 })
  return { typed: texts.length, chosen: selects.length }
}

async function findEmpty(controls: Locator): Promise<Locator[]> {
  const all = await controls.all()
  const values = await Promise.all(all.map((control) => control.inputValue()))
  return all.filter((_, index) => values[index] === '')
}
