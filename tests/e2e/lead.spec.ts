import type { Page } from '@playwright/test'
import { expectTyped, fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import {
  CAMPAIGN,
  CAMPAIGN_QUERY,
  expectThanks,
  expectWholeLead,
  findLead,
  submit,
} from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const open = (page: Page, address = '/') =>
      javaScriptEnabled ? openLeadForm(page, address) : page.goto(address)

    test('a request is stored and mailed with every field and campaign value', async ({ page, site }) => {
      await open(page, `/?${CAMPAIGN_QUERY}`)
      const form = await fillLeadForm(page, { activity: 'starting', marketing_consent: 'true' })
      await submit(page)

      const reference = await expectThanks(page)
      await expectWholeLead(site, form, reference)
    })

    test('an empty form gets a summary that has the focus and leads to each field', async ({ page }) => {
      await open(page)
      await submit(page)

      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary).toContainText('Patikrinkite pažymėtus laukus (9)')
      await expect(summary.getByRole('link')).toHaveCount(3)
      await expect(summary.locator('.sr-only')).toContainText(/Įrašykite savo vardą.*turi turėti @ simbolį/)
      await summary.getByText('Dar 6 laukai').click()
      await expect(summary.getByRole('link')).toHaveText([
        'Pasirinkite, kaip dalyvaujate viešuosiuose pirkimuose',
        'Įmonės kodas turi būti bent 5 simbolių',
        'Įrašykite įmonės pavadinimą',
        'Įrašykite savo vardą',
        'El. pašto adresas turi turėti @ simbolį',
        'Įrašykite telefono numerį',
        'Įrašykite veiklos sritį',
        'Pasirinkite, iš kur apie mus sužinojote',
        'Pažymėkite, kad susipažinote su privatumo politika ir sutinkate su naudojimo sąlygomis',
      ])
      for (const link of await summary.getByRole('link').all()) {
        const field = page.locator((await link.getAttribute('href')) ?? 'none')
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription((await link.textContent()) ?? 'none')
        await link.click()
        await expect(field).toBeFocused()
      }
    })

    test('a wrong field is named, and everything typed is still there', async ({ page, site }) => {
      await open(page)
      const form = await fillLeadForm(page, { email: 'zydre.azuolo-stogai.lt', marketing_consent: 'true' })
      await submit(page)

      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'El. pašto adresas turi turėti @ simbolį',
      ])
      await expectTyped(page, form)
      expect(await findLead(site, form)).toBeUndefined()
    })

    test('a form that was corrected is stored', async ({ page, site }) => {
      await open(page, `/?${CAMPAIGN_QUERY}`)
      const form = await fillLeadForm(page, { company_code: '123' })
      await submit(page)
      await expect(page.getByRole('alert')).toBeVisible()

      await page.locator('[name="company_code"]').fill('110053842')
      await submit(page)

      await expectThanks(page)
      expect(await findLead(site, form)).toMatchObject({
        company_code: '110053842',
        ...CAMPAIGN,
        landing_page: `${site.url}/?${CAMPAIGN_QUERY}`,
      })
    })

    test('choosing a specific procurement shows a hint', async ({ page }) => {
      await open(page)
      const hint = page.getByText('Domina konkretus pirkimas? Parašykite mums')
      await expect(hint).toBeHidden()

      await page.locator('[name="activity"]').selectOption('specific')
      await expect(hint).toBeVisible()
      await page.locator('[name="activity"]').selectOption('active')
      await expect(hint).toBeHidden()
    })
  })
}

test('what is typed before the form’s script comes is kept and sent', async ({ page, site }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/lead-form*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(`/?${CAMPAIGN_QUERY}`)
  const form = await fillLeadForm(page, { activity: 'specific', marketing_consent: 'true' })
  const healthy = page.waitForResponse('**/api/health')
  gate.resolve()
  await healthy

  await submit(page)

  await expectThanks(page)
  expect(await findLead(site, form)).toMatchObject({
    ...form,
    wants: ['offer'],
    ...CAMPAIGN,
    privacy_consent: true,
    marketing_consent: true,
  })
})

test('each field tells the browser what it is for', async ({ page }) => {
  await page.goto('/')

  for (const [name, attributes] of Object.entries({
    company_code: { inputmode: 'numeric' },
    company: { autocomplete: 'organization' },
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email', inputmode: 'email', type: 'email' },
    phone: { autocomplete: 'tel', inputmode: 'tel', type: 'tel' },
  })) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(page.locator(`[name="${name}"]`)).toHaveAttribute(attribute, value)
    }
  }
  await expect(page.locator('[name="marketing_consent"]')).not.toBeChecked()
  await expect(page.locator('form a[href="/rinkodaros-taisykles"]')).toBeVisible()
})
