import type { Locator, Page } from '@playwright/test'
import { fillLeadForm, openLeadForm } from '../e2e/support/fill-lead-form.ts'
import { submit } from '../e2e/support/lead-journey.ts'
import { expect } from '../e2e/support/test.ts'
import type { Check } from './row.ts'

export type Fields = Readonly<Record<string, string>>
type HttpResponse = { status: number; body: unknown } | 'none'

const SEND = 'Siųsti užklausą'
export const FORM = 'form[aria-label="Užklausos forma"]'
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

/** A response that means failure shows this message, and the form can be sent again at once. */
export function failsWith(response: HttpResponse, message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await failToSend(page, response)
    await expectFailure(page, message)
  }
}

/** The message of a failure stays while the visitor looks around; it goes when a field is edited, and when the form is sent. */
export function keepsFailureUntilEdited(response: HttpResponse, message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await failToSend(page, response)
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

/** Fills and sends a form whose request is answered so. */
async function failToSend(page: Page, response: HttpResponse): Promise<void> {
  await page.route('**/api/leads', (route) => {
    if (response === 'none') return route.abort()
    const { status, body } = response
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

export function optionsOf(select: Locator): Promise<string[]> {
  return select
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? option.textContent))
}

export function invalidFields(page: Page): Promise<(string | null)[]> {
  return page
    .locator(`${FORM} [aria-invalid="true"]`)
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')))
}
