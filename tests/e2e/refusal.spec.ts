import { fillLeadForm } from './support/fill-lead-form.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('a refused form is explained on a page, and Back restores what was typed', async ({ page, site }) => {
  await page.goto('/')
  const form = await fillLeadForm(page, { industry: 'x'.repeat(70_000) })
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Užklausa neišsiųsta')
  await expect(page.getByRole('main')).toContainText('Užklausa per ilga')
  await expect(page.getByRole('main')).toContainText('mygtuku „Atgal“')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 241)')

  await page.goBack()
  for (const name of ['company_code', 'company', 'name', 'email', 'phone', 'industry'] as const) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(form[name] ?? '')
  }
  await page.locator('[name="industry"]').fill('stogų dengimas')
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()

  await expect(page).toHaveURL(/\/aciu\?nr=/)
  expect((await site.leads()).filter(({ email }) => email === form.email)).toHaveLength(1)
})
