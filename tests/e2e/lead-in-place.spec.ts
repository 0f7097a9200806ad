import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { expectThanks, findLeads, submit } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

test('a telephone number with a digit too many is doubted when its field is left', async ({ page }) => {
  await openLeadForm(page)
  const phone = page.locator('[name="phone"]')
  const warning = page.getByText('Patikrinkite numerį: panašu, kad')

  await phone.fill('8 612 345678')
  await page.locator('[name="company"]').focus()
  await expect(warning).toBeVisible()
  await expect(phone).toHaveAccessibleDescription(/Patikrinkite numerį/)
  await expect(phone).not.toHaveAttribute('aria-invalid')

  await phone.fill('8 612 34567')
  await page.locator('[name="company"]').focus()
  await expect(warning).toBeHidden()
})

test('when a code is removed, the focus goes to the next one, then to the empty list', async ({ page }) => {
  await openLeadForm(page, '/?kodai=45310000-3,45261000-4,90911200-8#trial')
  const form = page.getByRole('form', { name: 'Užklausos forma' })
  const remove = (name: string) => form.getByRole('button', { name: `Pašalinti: ${name}` })
  await remove('45261000-4').press('Enter')
  await expect(remove('90911200-8 Pastatų valymo paslaugos')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove('45310000-3')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Pasirinkti BVPŽ kodai (0)')).toBeFocused()
})

test('a network that is connected but silent is not waited for forever', async ({ page, site }) => {
  // The network is dead; only the first timeout is shortened.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      AbortSignal.timeout = timeout
      return timeout(ms / 100)
    }
  })
  await openLeadForm(page)
  const form = await fillLeadForm(page)
  await page.route('**/api/leads', () => {})
  await submit(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Įvyko klaida siunčiant formą: nutrūko interneto ryšys.')
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+370/)

  await page.unroute('**/api/leads')
  await submit(page)

  await expectThanks(page)
  expect(await findLeads(site, form)).toHaveLength(1)
})

test('a response that is lost does not make the same request a second lead', async ({ page, site }) => {
  await openLeadForm(page)
  const form = await fillLeadForm(page)
  await page.route('**/api/leads', async (route) => {
    await route.fetch({ url: `${site.serverUrl}/api/leads` })
    await route.abort()
  })
  await submit(page)
  await expect(page.getByRole('alert')).toBeVisible()

  await page.unroute('**/api/leads')
  await submit(page)

  await expectThanks(page)
  expect(await findLeads(site, form)).toHaveLength(1)
})
