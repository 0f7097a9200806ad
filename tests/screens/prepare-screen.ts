import type { Page } from '@playwright/test'
import { fillLeadForm } from '../e2e/support/fill-lead-form.ts'
import { waitForScript } from './visitor.ts'

/** The tools in wide windows, the whole menu in others. */
export async function openMenu(page: Page) {
  const openers = page.getByRole('button', { name: /^(Įrankiai|Atidaryti meniu)$/ })
  await openers.filter({ visible: true }).click()
}

export async function openCookieSettings(page: Page) {
  await page.getByRole('button', { name: 'Slapukų nustatymai' }).click()
  await page.getByRole('dialog', { name: 'Slapukų nustatymai' }).waitFor()
}

export async function submitInvalidForm(page: Page) {
  await hydrateForm(page)
  await page.getByLabel('Įmonės kodas').fill('123')
  await page.getByLabel('El. paštas').fill('vardas.example.lt')
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
  await page.getByRole('alert').waitFor()
}

export async function chooseSpecificPurchases(page: Page) {
  await hydrateForm(page)
  await page.getByLabel('Kaip dalyvaujate').selectOption('specific')
}

/** Stays at „Siunčiama...“: no response ever comes. */
export async function startSending(page: Page) {
  await page.route('**/api/leads', () => {})
  await submitForm(page)
  await page.getByRole('button', { name: 'Siunčiama...' }).scrollIntoViewIfNeeded()
}

export async function failSending(page: Page) {
  await page.route('**/api/leads', (route) => route.abort())
  await submitForm(page)
  await page.getByRole('alert').scrollIntoViewIfNeeded()
}

async function submitForm(page: Page) {
  await hydrateForm(page)
  await fillLeadForm(page)
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
}

export async function submitTooLongText(page: Page) {
  await page.locator('[name="industry"]').fill('x'.repeat(70_000))
  await submitWithoutScript(page)
}

export async function submitWithoutScript(page: Page) {
  const arrival = page.waitForURL('/uzklausa')
  await page.locator('[data-form="lead"]').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit()
  })
  await arrival
}

/** The form asks for the server's health once it is hydrated. */
async function hydrateForm(page: Page) {
  const hydrated = page.waitForResponse('**/api/health')
  await page.locator('[data-form="lead"]').scrollIntoViewIfNeeded()
  await hydrated
}

export async function openBasket(page: Page) {
  await page.getByRole('button', { name: 'Pasirinkti kodai' }).click()
  await page.getByRole('dialog', { name: 'Pasirinkti kodai' }).waitFor()
}

export async function storeOwnList(page: Page) {
  await page.evaluate(() => localStorage.setItem('cpvBasket', '["45261000-4"]'))
  await page.reload()
  await page.getByText('Jums atsiųstas sąrašas').filter({ visible: true }).waitFor()
}

export async function expandRows(page: Page) {
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45200000-9' }).click()
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45210000-2' }).click()
  await page.getByRole('link', { name: '45211000-9' }).waitFor()
}

export async function searchFigures(page: Page) {
  await page.getByRole('searchbox', { name: 'Ieškoti skaičiaus' }).fill('pretenzijos')
  await page.getByRole('status').getByText('Rasta').waitFor()
}

export async function searchNoFigure(page: Page) {
  await page.getByRole('searchbox', { name: 'Ieškoti skaičiaus' }).fill('qqqq')
  await page.getByRole('status').getByText('Nieko nerasta').waitFor()
}

export async function openDetails(page: Page) {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
}

export async function askForLetter(page: Page) {
  await submitInbox(page, 'elektrikas')
  await page.locator('#naujienlaiskis [data-state="sample"] summary').first().click()
}

export async function askForRealLetter(page: Page) {
  await submitInbox(page, 'pastatų valymas')
  await page.locator('#naujienlaiskis [data-state="fresh"] summary').first().click()
}

export async function askForUnknownLetter(page: Page) {
  await submitInbox(page, 'qqqqwwwwzzzz')
  await page.locator('[data-letter-part="sheet"]').getByText('Pavyzdžio šiai sričiai dar neturime').waitFor()
}

async function submitInbox(page: Page, words: string) {
  const field = page.getByRole('textbox', { name: 'Ką parduodate ar darote?' })
  await field.focus()
  await waitForScript(page, 'inbox.client')
  await field.fill(words)
  await page.getByRole('button', { name: 'Rodyti mano laišką' }).click()
}

/** A page that takes no forms: the router's own error page. */
export async function submitToPage(page: Page) {
  const arrival = page.waitForEvent('load')
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('form'))
    form.method = 'post'
    form.submit()
  })
  await arrival
}

export async function addCode(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Pridėti' }).first().click()
  await page.getByRole('main').getByRole('button', { name: 'Pridėta' }).first().waitFor()
}
