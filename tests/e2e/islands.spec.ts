import type { Page, Request } from '@playwright/test'
import { fillLeadForm } from './support/fill-lead-form.ts'
import { expect, test as quietTest, type Site } from './support/test.ts'

const REPORTS = '**/api/client-errors'
const LEAD_FORM_CHUNK = /\/assets\/lead-form-(?!parts-)[^/]+\.js$/
/** Occurs once in the form's script. */
const LABEL = '`Užklausos forma`'
const FAILURE = '(()=>{throw new TypeError(`broken by Žydrė`)})()'

/** Pages fail on purpose here, and write errors to the console. */
const test = quietTest.extend({ pageIsQuiet: async ({ page: _ }, use) => use(undefined) })

test('when the form’s script does not come, the form is sent plainly, and the failure is reported', async ({
  page,
  site,
}) => {
  await page.route(/\/assets\/lead-form\.island-[^/]+\.js$/, (route) => route.abort())
  const report = page.waitForRequest(REPORTS)
  await openForm(page)

  expect(fieldsOf(await report)).toMatchObject({ island: 'lead-form' })
  await expectLog(site, { island: 'lead-form', type: 'TypeError' })
  const form = await fillLeadForm(page)
  await sendPlainly(page)
  expect((await site.leads()).map(({ email }) => email)).toContain(form.email)
})

test('when the form’s script throws at once, the form is sent plainly, and the failure is reported', async ({
  page,
  site,
}) => {
  await changeScript(page, FAILURE)
  const report = page.waitForRequest(REPORTS)
  await openForm(page)

  expect(fieldsOf(await report)).toMatchObject({
    island: 'lead-form',
    place: expect.stringMatching(/^lead-form-[\w-]+\.js:\d+:\d+$/),
  })
  await expectLog(site, { island: 'lead-form', type: 'TypeError' })
  const form = await fillLeadForm(page)
  await sendPlainly(page)
  expect((await site.leads()).map(({ email }) => email)).toContain(form.email)
})

test('when the form’s script throws later, the plain form has what was typed', async ({ page, site }) => {
  await changeScript(page, `(window.isBroken?${FAILURE}:${LABEL})`)
  const isTakenOver = page.waitForRequest('**/api/health')
  await openForm(page)
  await isTakenOver
  const form = await fillLeadForm(page)
  const report = page.waitForRequest(REPORTS)
  await page.evaluate(() => Reflect.set(window, 'isBroken', true))
  await page.locator('[name="company"]').press('End')
  await page.locator('[name="company"]').pressSequentially('s')
  await report

  await expect(page.locator('[name="company"]')).toHaveValue(`${form.company}s`)
  await expect(page.locator('[name="privacy_consent"]')).toBeChecked()
  await expect(page.locator('[name="activity"]')).toHaveValue(form.activity ?? '')
  await sendPlainly(page)
  const lead = (await site.leads()).find(({ email }) => email === form.email)
  expect(lead).toMatchObject({ company: `${form.company}s`, name: form.name })
})

test('the code browser without its script is links and a form, without buttons that do nothing', async ({
  page,
}) => {
  await page.route(/\/assets\/cpv-browser\.island-[^/]+\.js$/, (route) => route.abort())
  const report = page.waitForRequest(REPORTS)
  await page.goto('/bvpz-kodai')
  expect(fieldsOf(await report)).toMatchObject({ island: 'cpv-browser' })

  await expect(page.getByRole('button', { name: /^Rodyti smulkesnius/ }).first()).toBeHidden()
  await page.getByLabel('Ieškoti BVPŽ kodo').fill('stogų dengimas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.getByRole('list', { name: 'Paieškos rezultatai' })).toContainText('45261')
})

test('other errors of the site’s own scripts are reported, three for each page; those of extensions are not', async ({
  page,
}) => {
  const reports: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(fieldsOf(request))
  })
  await page.goto('/blog')
  await page.evaluate(() => {
    const own = `${location.origin}/assets/islands-4fa2.js:1:2345`
    const throwFrom = (message: string, ...places: string[]) => {
      const error = new Error(message)
      error.stack = [`Error: ${message}`, ...places.map((place) => `    at f (${place})`)].join('\n')
      dispatchEvent(new ErrorEvent('error', { error }))
    }
    throwFrom('of an extension', 'chrome-extension://abc/a.js:1:1', own)
    throwFrom('of a toolbar', 'https://example.lt/assets/a.js:1:1')
    for (const number of [1, 2, 3, 4]) throwFrom(`ours ${number}`, own)
  })

  await expect.poll(() => reports.length).toBe(3)
  expect(reports[0]).toEqual({ message: 'Error: ours 1', place: 'islands-4fa2.js:1:2345', island: '' })
  await page.reload()
  expect(reports).toHaveLength(3)
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

function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
}

async function expectLog(site: Site, line: Record<string, unknown>): Promise<void> {
  await expect
    .poll(() => site.logs().filter(({ msg }) => msg === 'an error in a browser'))
    .toContainEqual(expect.objectContaining(line))
}
