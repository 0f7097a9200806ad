import type { Page } from '@playwright/test'
import { validLeadForm } from '../../support/lead-forms.ts'

let count = 0

export interface TypedForm extends Record<string, string> {
  email: string
}

/** Opens a page that has the form and waits until its script has taken it over. */
export async function openLeadForm(page: Page, address = '/'): Promise<void> {
  const takenOver = page.waitForRequest('**/api/health')
  await page.goto(address)
  await page.getByRole('form', { name: 'Užklausos forma' }).scrollIntoViewIfNeeded()
  await takenOver
}

/** Each call is another visitor; returns what was typed. */
export async function fillLeadForm(page: Page, changes: Record<string, string> = {}): Promise<TypedForm> {
  count++
  const email = `zydre+${process.pid}.${count}@azuolo-stogai.lt`
  const form = { email, ...Object.fromEntries(validLeadForm({ email, ...changes })) }
  for (const [name, value] of Object.entries(form)) {
    const field = page.locator(`[name="${name}"]`)
    if (name === 'activity' || name === 'referral_source') await field.selectOption(value)
    else if (name === 'wants' || name === 'contact_by')
      await page.locator(`[name="${name}"][value="${value}"]`).check()
    else if (name.endsWith('_consent')) await field.setChecked(value === 'true')
    else await field.fill(value)
  }
  return form
}
