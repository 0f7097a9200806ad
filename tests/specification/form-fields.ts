import type { Locator, Page } from '@playwright/test'
import { fillLeadForm, openLeadForm } from '../e2e/support/fill-lead-form.ts'
import { submit } from '../e2e/support/lead-journey.ts'
import { expect } from '../e2e/support/test.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { type Fields, FORM, fieldOf, invalidFields, optionsOf } from './form.ts'
import type { Check } from './row.ts'

/** The summary shows only the first messages of many at once. */
const MORE = /^Dar \d+\slauk/

/** With these values the form is refused with exactly these messages, in the browser and by request. */
export function refuses(values: Fields, messages: Fields): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await openLeadForm(page)
    await page.route('**/api/leads', (route) => route.abort())
    await fillLeadForm(page, values)
    await submit(page)
    await expectMessages(page, messages)

    const response = await postLead(site.url, values)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: messages })
  }
}

/** The form with these values is refused for another field alone. */
export function accepts(values: Fields): Check {
  return async ({ site }) => {
    const response = await postLead(site.url, { ...values, privacy_consent: '' })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(['privacy_consent'])
  }
}

/** Each of the fields alone is missed in these words, in the browser and by request, and no other field is. */
export function requires(messages: Fields): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await openLeadForm(page)
    const required = await page
      .locator(`${FORM} [name]:required`)
      .evaluateAll((all) => all.map((field) => field.getAttribute('name')))
    expect(required).toEqual(Object.keys(messages))
    await submit(page)
    await expectMessages(page, messages)
    for (const [name, message] of Object.entries(messages)) {
      const response = await postLead(site.url, { [name]: '' })
      expect(await response.json(), name).toEqual({ errors: { [name]: message } })
    }
  }
}

/** After an empty form each of these fields loses its message when it is edited; the others keep theirs. */
export function clearsMessageOf(...names: readonly string[]): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openLeadForm(page)
    await submit(page)
    await expect(page.getByRole('alert')).toBeVisible()
    const left = new Set(names)
    expect(new Set(await invalidFields(page))).toEqual(left)
    for (const name of names) {
      await edit(fieldOf(page, name))
      left.delete(name)
      await expect(fieldOf(page, name)).not.toHaveAttribute('aria-invalid')
      await expect(page.locator(`#lead-${name}-error`)).toHaveCount(0)
      expect(new Set(await invalidFields(page)), name).toEqual(left)
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
}

/** The field has these attributes. */
export function hasField(name: string, expected: Readonly<Record<string, string | null>>): Check {
  return async ({ look }) => {
    const field = fieldOf(await look('/'), name)
    for (const [attribute, value] of Object.entries(expected)) {
      expect(await field.getAttribute(attribute), `${name} ${attribute}`).toBe(value)
    }
  }
}

export function postLead(url: string, changes: Fields): Promise<Response> {
  return fetch(`${url}/api/leads`, { method: 'POST', body: validLeadForm(changes) })
}

/** The fields named have these messages as descriptions, the summary says them in the same order, no other field is marked. */
async function expectMessages(page: Page, messages: Fields): Promise<void> {
  const summary = page.getByRole('alert')
  await expect(summary).toBeVisible()
  const more = summary.getByText(MORE)
  if ((await more.count()) > 0) await more.click()
  await expect(summary.getByRole('link')).toHaveText(Object.values(messages))
  expect(new Set(await invalidFields(page))).toEqual(new Set(Object.keys(messages)))
  for (const [name, message] of Object.entries(messages)) {
    await expect(page.locator(`#lead-${name}-error`)).toHaveText(message)
    await expect(page.locator(`#lead-${name}-error`)).toBeVisible()
  }
}

async function edit(field: Locator): Promise<void> {
  if ((await field.getAttribute('type')) === 'checkbox') await field.check()
  else if ((await optionsOf(field)).length > 0) await field.selectOption({ index: 1 })
  else await field.fill('x')
}
