import type { Page } from '@playwright/test'
import { fillLeadForm } from './support/fill-lead-form.ts'
import { expect, test as quietTest } from './support/test.ts'

const LEAD_FORM_CHUNK = /\/assets\/lead-form-(?!parts-)[^/]+\.js$/
/** Occurs once in the form's script. */
const LABEL = '`Užklausos forma`'
const FAILURE = '(()=>{throw new TypeError(`broken by Žydrė`)})()'

/** Pages fail on purpose here, and write errors to the console. */
const test = quietTest.extend({ pageIsQuiet: async ({ page: _ }, use) => use(undefined) })

const FAILING_SCRIPTS: Record<string, (page: Page) => Promise<unknown>> = {
  'does not come': (page) => page.route(/\/assets\/lead-form\.island-[^/]+\.js$/, (route) => route.abort()),
  'throws at once': (page) => changeScript(page, FAILURE),
}
for (const [failure, prepare] of Object.entries(FAILING_SCRIPTS)) {
  test(`when the form’s script ${failure}, the form is sent plainly`, async ({ page, site }) => {
    await prepare(page)
    await openForm(page)

    await expect(failedIsland(page, 'lead-form')).toBeVisible()
    const form = await fillLeadForm(page)
    await sendPlainly(page)
    expect((await site.leads()).map(({ email }) => email)).toContain(form.email)
  })
}

test('when the form’s script throws later, the plain form has what was typed', async ({ page, site }) => {
  await changeScript(page, `(window.isBroken?${FAILURE}:${LABEL})`)
  const isTakenOver = page.waitForRequest('**/api/health')
  await openForm(page)
  await isTakenOver
  const form = await fillLeadForm(page)
  await page.evaluate(() => Reflect.set(window, 'isBroken', true))
  await page.locator('[name="company"]').press('End')
  await page.locator('[name="company"]').pressSequentially('s')
  await expect(failedIsland(page, 'lead-form')).toBeVisible()

  await expect(page.locator('[name="company"]')).toHaveValue(`${form.company}s`)
  await expect(page.locator('[name="privacy_consent"]')).toBeChecked()
  await expect(page.locator('[name="activity"]')).toHaveValue(form.activity ?? '')
  await sendPlainly(page)
  const lead = (await site.leads()).find(({ email }) => email === form.email)
  expect(lead).toMatchObject({ company: `${form.company}s`, name: form.name })
})

test('the code browser without its script is links and a form, no idle buttons', async ({ page }) => {
  await page.route(/\/assets\/cpv-browser\.island-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/bvpz-kodai')
  await expect(failedIsland(page, 'cpv-browser')).toBeVisible()

  await expect(page.getByRole('button', { name: /^Rodyti smulkesnius/ }).first()).toBeHidden()
  await page.getByLabel('Ieškoti BVPŽ kodo').fill('stogų dengimas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.getByRole('list', { name: 'Paieškos rezultatai' })).toContainText('45261')
})

async function openForm(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('form', { name: 'Užklausos forma' }).scrollIntoViewIfNeeded()
}

/** Puts this expression in the place of the form's label. */
async function changeScript(page: Page, expression: string): Promise<void> {
  await page.route(LEAD_FORM_CHUNK, async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    expect(source.split(LABEL)).toHaveLength(2)
    await route.fulfill({ response, body: source.replace(LABEL, expression) })
  })
}

async function sendPlainly(page: Page): Promise<void> {
  const post = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
  expect(new URL((await post).url()).pathname).toBe('/uzklausa')
  await expect(page).toHaveURL(/\/aciu\?nr=/)
}

function failedIsland(page: Page, name: string) {
  return page.locator(`[data-island="${name}"][data-failed]`)
}
