import type { Page } from '@playwright/test'
import { waitForScript } from '../screens/visitor.ts'
import { expect, test } from './support/test.ts'

const LETTER = '/laiskas?kodai=90911200-8&zodziai=langų plovimas'
const BUTTON = 'Atsiųskite šį laišką man'

async function ask(page: Page, email: string, letter = LETTER): Promise<void> {
  await page.goto(letter)
  const form = page.getByRole('form', { name: 'Laiškas el. paštu' })
  await form.getByLabel('El. paštas').fill(email)
  await form.getByRole('button', { name: BUTTON }).click()
}

test('one field under the letter brings it by mail, once however often it is sent', async ({
  page,
  site,
}) => {
  const own = async () => (await site.leads()).filter(({ email }) => email === 'rasa@skaidrus.lt')
  await page.goto(`${LETTER}&utm_source=google`)
  await page.getByLabel('El. paštas').focus()
  await page.keyboard.type('rasa@skaidrus.lt')
  await page.getByRole('button', { name: BUTTON }).dblclick()
  await page.waitForURL(/\/aciu\?nr=/)
  const address = page.url()
  const remembered = await page.evaluate(() => JSON.parse(sessionStorage.getItem('sentLead') ?? ''))
  expect(remembered).toMatchObject({ kind: 'sample', email: 'rasa@skaidrus.lt' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ačiū, laiškas jau pakeliui')
  await expect(main).toContainText('Laiško numeris')
  await expect(main).not.toContainText(/niekuo neįpareigoja|Prašėte/)

  await page.goBack()
  await page.getByLabel('El. paštas').focus()
  await waitForScript(page, 'sample-form.client')
  await page.getByLabel('El. paštas').fill('rasa@skaidrus.lt')
  await page.keyboard.press('Enter')
  await page.waitForURL(address)

  await expect.poll(async () => (await own()).map(({ sample_state }) => sample_state)).toEqual(['sent'])
  expect(await own()).toMatchObject([
    { kind: 'sample', cpv_codes: ['90911200-8'], industry: 'langų plovimas', utm_source: 'google' },
  ])
})

test('a field sent before its script waits for it, so that its sample needs no staff', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/sample-form*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(LETTER)
  const field = page.getByLabel('El. paštas')
  await field.focus()
  await waitForScript(page, 'letter-page.client')
  await field.fill('ula@skaidrus.lt')
  await field.press('Enter')
  release()
  await page.waitForURL(/pavyzdys=siunciamas/)
})

test('a request that was refused is not remembered', async ({ page }) => {
  await page.goto(LETTER)
  const field = page.getByLabel('El. paštas')
  await field.focus()
  await waitForScript(page, 'sample-form.client')
  await field.fill(`${'a'.repeat(300)}@skaidrus.lt`)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  // The script comes with the first key after the page has its entry.
  await expect(async () => {
    await field.press('ArrowLeft')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  }).toPass()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the field works, and a fault is told beside it, where the focus is', async ({ page, site }) => {
    await ask(page, 'jonas.skaidrus.lt')
    const field = page.getByLabel('El. paštas')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('jonas.skaidrus.lt')
    await expect(field).toHaveAccessibleDescription('El. pašto adresas turi turėti @ simbolį')
    await field.fill('jonas@skaidrus.lt')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/aciu\?nr=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ačiū, laišką atsiųsime')

    const [lead] = await site.leads()
    expect(lead).toMatchObject({ email: 'jonas@skaidrus.lt', kind: 'sample', sample_state: 'waiting' })
  })
})
