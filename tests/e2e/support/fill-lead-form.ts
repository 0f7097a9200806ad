import { expect, type Page } from '@playwright/test'
import { FIELD_ROWS, LEAD_FIELD_NAMES, type LeadField } from '#app/features/lead/lead-fields.ts'
import { validLeadForm } from '../../support/lead-forms.ts'

let count = 0

type TypedFields = Partial<Record<LeadField, string>>

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
export async function fillLeadForm(page: Page, changes: TypedFields = {}): Promise<TypedForm> {
  count++
  const email = `zydre+${process.pid}.${count}@azuolo-stogai.lt`
  const form = { email, ...Object.fromEntries(validLeadForm({ email, ...changes })) }
  for (const { control, kind, value } of controlsOf(page, form)) {
    if (kind === 'text') await control.fill(value)
    else if (kind === 'select') await control.selectOption(value)
    else await control.setChecked(value !== 'false')
  }
  return form
}

/** Also that the form can be sent. */
export async function expectTyped(page: Page, form: TypedForm): Promise<void> {
  for (const { control, kind, value } of controlsOf(page, form)) {
    if (kind === 'text' || kind === 'select') await expect(control).toHaveValue(value)
    else await expect(control).toBeChecked({ checked: value !== 'false' })
  }
  await expect(page.getByRole('button', { name: 'Siųsti užklausą' })).toBeEnabled()
}

/** Of a choice, the control is the option that the value names. */
function controlsOf(page: Page, form: TypedForm) {
  return LEAD_FIELD_NAMES.filter((name) => name in form).map((name) => {
    const value = form[name] ?? ''
    const kind = FIELD_ROWS[name].control
    const option = kind === 'radios' || kind === 'checkboxes' ? `[value="${value}"]` : ''
    return { control: page.locator(`[name="${name}"]${option}`), kind, value }
  })
}
