import type { Locator, Page } from '@playwright/test'
import { fillLeadForm, openLeadForm } from '../e2e/support/fill-lead-form.ts'
import { submit } from '../e2e/support/lead-journey.ts'
import { expect } from '../e2e/support/test.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import type { Check } from './row.ts'

export type Fields = Readonly<Record<string, string>>
type Answer = { status: number; body: unknown } | 'none'

/** The summary shows only the first messages of many at once. */
const MORE = /^Dar \d+\slauk/
const SEND = 'Siųsti užklausą'
const FORM = 'form[aria-label="Užklausos forma"]'
const BUTTON = `${FORM} button[type="submit"]`

export const sendButton = (page: Page) => page.getByRole('button', { name: SEND })
export const fieldOf = (page: Page, name: string) => page.locator(`${FORM} [name="${name}"]`)

/** Until it is sent the form shows this button, and nothing that went wrong. */
export function isIdle(button: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openLeadForm(page)
    await expect(page.locator(BUTTON)).toHaveText(button)
    await expect(page.locator(BUTTON)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await invalidFields(page)).toEqual([])
  }
}

/** While the form is sent its button is disabled under this label, keeps the focus and sends nothing more. */
export function sendsOnce(label: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    const gate = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/api/leads', async (route) => {
      sent++
      await gate.promise
      await route.abort()
    })
    await openLeadForm(page)
    await fillLeadForm(page)
    await sendButton(page).dblclick()
    const button = page.locator(BUTTON)
    await expect(button).toHaveText(label)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeFocused()
    await fieldOf(page, 'company').press('Enter')
    gate.resolve()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(button).toHaveText(SEND)
    await expect(button).not.toHaveAttribute('aria-disabled')
    expect(sent).toBe(1)
  }
}

/** An answer that means failure shows this message, and the form can be sent again at once. */
export function failsWith(answer: Answer, message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await failToSend(page, answer)
    await expectFailure(page, message)
  }
}

/** The message of a failure stays while the visitor looks around; it goes when a field is edited, and when the form is sent. */
export function keepsFailureUntilEdited(answer: Answer, message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await failToSend(page, answer)
    await expectFailure(page, message)
    await fieldOf(page, 'company').focus()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectFailure(page, message)
    await fieldOf(page, 'company').press('x')
    await expect(page.getByRole('alert')).toHaveCount(0)

    await submit(page)
    await expectFailure(page, message)
    await page.route('**/api/leads', () => {})
    await submit(page)
    await expect(page.locator(BUTTON)).toHaveText('Siunčiama...')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
}

/** The hint is shown for this activity alone, until its button closes it. */
export function showsHintFor(activity: string, hint: string, closingButton: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openLeadForm(page)
    const shown = page.getByText(hint)
    await expect(shown).toBeHidden()
    for (const other of await optionsOf(fieldOf(page, 'activity'))) {
      await fieldOf(page, 'activity').selectOption(other)
      await expect(shown).toBeVisible({ visible: other === activity })
    }
    await fieldOf(page, 'activity').selectOption(activity)
    await expect(shown).toBeVisible()
    await page.getByRole('button', { name: closingButton }).click()
    await expect(shown).toHaveCount(0)
    await expect(fieldOf(page, 'activity')).toHaveValue(activity)
  }
}

/** An optional field that is shown for this activity alone. */
export function showsFieldFor(activity: string, name: string, label: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openLeadForm(page)
    for (const other of await optionsOf(fieldOf(page, 'activity'))) {
      await fieldOf(page, 'activity').selectOption(other)
      await expect(page.getByLabel(label)).toBeVisible({ visible: other === activity })
    }
    await expect(fieldOf(page, name)).toHaveJSProperty('required', false)
  }
}

/** With these values the form is refused with exactly these messages, in the browser and by request. */
export function refuses(values: Fields, messages: Fields): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await openLeadForm(page)
    await page.route('**/api/leads', (route) => route.abort())
    await fillLeadForm(page, values)
    await submit(page)
    await expectMessages(page, messages)

    const answer = await postLead(site.url, values)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ errors: messages })
  }
}

/** The form with these values is refused for another field alone. */
export function accepts(values: Fields): Check {
  return async ({ site }) => {
    const answer = await postLead(site.url, { ...values, privacy_consent: '' })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).errors)).toEqual(['privacy_consent'])
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
      const answer = await postLead(site.url, { [name]: '' })
      expect(await answer.json(), name).toEqual({ errors: { [name]: message } })
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

/** Fills and sends a form whose request is answered so. */
async function failToSend(page: Page, answer: Answer): Promise<void> {
  await page.route('**/api/leads', (route) => {
    if (answer === 'none') return route.abort()
    const { status, body } = answer
    return route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })
  })
  await openLeadForm(page)
  await fillLeadForm(page)
  await submit(page)
}

export async function expectFailure(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.getByRole('alert').locator('p').first()).toHaveText(message)
  await expect(sendButton(page)).toBeEnabled()
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

function invalidFields(page: Page): Promise<(string | null)[]> {
  return page
    .locator(`${FORM} [aria-invalid="true"]`)
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')))
}

async function edit(field: Locator): Promise<void> {
  if ((await field.getAttribute('type')) === 'checkbox') await field.check()
  else if ((await optionsOf(field)).length > 0) await field.selectOption({ index: 1 })
  else await field.fill('x')
}

function optionsOf(select: Locator): Promise<string[]> {
  return select
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? option.textContent))
}
