import type { Page } from '@playwright/test'
import { validLeadForm } from '../../support/lead-forms.ts'

let count = 0

/** Fills every field as a visitor would; each call is another visitor. Gives what was typed. */
export async function fillLeadForm(page: Page): Promise<Record<string, string>> {
  count++
  const form = Object.fromEntries(validLeadForm({ email: `zydre+${process.pid}.${count}@azuolo-stogai.lt` }))
  await page.locator('[name="activity"]').selectOption(form.activity ?? '')
  for (const name of ['company_code', 'company', 'name', 'email', 'phone', 'industry']) {
    await page.locator(`[name="${name}"]`).fill(form[name] ?? '')
  }
  await page.locator('[name="referral_source"]').selectOption(form.referral_source ?? '')
  await page.locator('[name="privacy_consent"]').check()
  return form
}
