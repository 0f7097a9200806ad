import type { Page } from '@playwright/test'
import { answerCookieBanner } from '../screens/visitor.ts'
import { watchLoad } from '../support/first-load.ts'
import { ask, field, openQuestion, part, WORDS } from './support/letter-inbox.ts'
import { expect, test } from './support/test.ts'

const API = '**/api/letter?*'
const NO_RESPONSE = 'Laiško gauti nepavyko. Patikrinkite interneto ryšį ir bandykite dar kartą.'

test('a trade shows its letter; its codes can be taken away', async ({ page }) => {
  await openQuestion(page)
  const trade = page.getByRole('list', { name: 'Sritys' }).getByRole('link', { name: 'Maitinimas' })
  await trade.click()

  await expect(trade).toHaveAttribute('aria-current', 'true')
  for (const name of ['sheet', 'inbox'] as const) await expect(part(page, name)).toContainText(/maitinimo/i)
  await expect(status(page)).toHaveText('Laiškas parodytas: Maitinimas.')
  const first = part(page, 'codes').getByRole('link', { name: /55300000-3 .*pašalinti/ })
  await first.click()
  await expect(first).toHaveCount(0)
  await expect(part(page, 'codes')).toBeFocused()
  await expect(status(page)).toHaveText(/^Laiškas parodytas: .+[^…]\.$/)
  await expect(trade).not.toHaveAttribute('aria-current')
})

test('without its only code the page returns to its initial content, and says so', async ({ page }) => {
  await openQuestion(page)
  const first = await part(page, 'inbox').locator('summary').allTextContents()
  await page.getByRole('list', { name: 'Sritys' }).getByRole('link', { name: 'Valymas' }).click()
  await part(page, 'codes')
    .getByRole('link', { name: /90910000-9 .*pašalinti/ })
    .click()

  await expect(status(page)).toHaveText('Vėl rodomas pradinis laiško pavyzdys.')
  expect(await part(page, 'inbox').locator('summary').allTextContents()).toEqual(first)
  await expect(part(page, 'codes')).toContainText('Visi BVPŽ kodai')
  await expect(page.locator('[data-letter-question] [aria-current]')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' })).toHaveAttribute(
    'href',
    '/?noriu=offer#trial',
  )
})

test('where nothing is found, the page says so, and the inbox is as it was at first', async ({ page }) => {
  await openQuestion(page)
  const first = await part(page, 'inbox').locator('summary').allTextContents()
  await ask(page)
  await expect(part(page, 'inbox')).toHaveAttribute('data-state', 'sample')
  await ask(page, 'qqqqwwwwzzzz')

  await expect(status(page)).toHaveText(/^Pavyzdžio šiai sričiai dar neturime/)
  await expect(part(page, 'sheet')).toContainText('Pavyzdžio šiai sričiai dar neturime')
  expect(await part(page, 'inbox').locator('summary').allTextContents()).toEqual(first)
})

test('a row of the inbox opens by keyboard and shows code, buyer, date, value, reason', async ({ page }) => {
  await openQuestion(page)
  await ask(page)
  await expect(part(page, 'inbox')).toHaveAttribute('data-state', 'sample')
  const row = part(page, 'inbox').locator('summary').first()
  await row.focus()
  await page.keyboard.press('Enter')

  const details = part(page, 'inbox').locator('details').first()
  for (const label of [
    'BVPŽ kodas',
    'Pirkėjas',
    'Terminas',
    'Vertė',
    'Kodėl įtraukta',
    'Konsultanto pastaba (pavyzdys)',
  ]) {
    await expect(details.getByText(label, { exact: true })).toBeVisible()
  }
})

test('where motion is not wanted, the letter is swapped at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openQuestion(page)
  await ask(page)

  await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')
  const animations = part(page, 'sheet').evaluate((letter) => letter.getAnimations({ subtree: true }).length)
  expect(await animations).toBe(0)
})

test('until a slow response arrives, the button says so and the letter is dimmed', async ({ page }) => {
  const response = Promise.withResolvers<void>()
  await page.route(API, async (route) => {
    await response.promise
    await route.continue()
  })
  await openQuestion(page)
  await ask(page)
  await expect(page.getByRole('button', { name: 'Rengiame laišką…' })).toBeVisible()
  await expect(part(page, 'sheet')).toHaveCSS('opacity', '0.5')

  response.resolve()
  await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')
  await expect(page.getByRole('button', { name: 'Rodyti mano laišką' })).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('without a network a sentence says what to do, and the words stay for a new try', async ({ page }) => {
  await page.route(API, (route) => route.abort('internetdisconnected'))
  await openQuestion(page)
  await ask(page)
  await expectNoResponse(page)

  await page.unroute(API)
  await page.getByRole('button', { name: 'Rodyti mano laišką' }).click()
  await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')
  await expect(status(page)).not.toHaveText(NO_RESPONSE)
})

test('a response that never comes is not waited for forever', async ({ page }) => {
  await page.route(API, () => {})
  await page.addInitScript(shortenTimeouts)
  await openQuestion(page)
  await ask(page)
  await expectNoResponse(page)
})

test('what the server refuses is explained on the page of the letter', async ({ page }) => {
  await openQuestion(page)
  await ask(page, 'a '.repeat(21))

  await expect(page).toHaveURL(/\/laiskas\?zodziai=/)
  await expect(page.getByText(/iki 20\s?raktažodžių/)).toBeVisible()
})

test('after Back and after a reload the letter and its words are there again', async ({ page }) => {
  await openQuestion(page)
  await ask(page)
  const link = part(page, 'sheet').getByRole('link', { name: 'Visas laiškas' })
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/laiskas\?/)
  await page.goBack()
  await expect(link).toHaveAttribute('href', href)
  await expect(field(page)).toHaveValue(WORDS)

  await page.reload()
  await expect(link).toHaveAttribute('href', href)
  await expect(field(page)).toHaveValue(WORDS)
  await expect(part(page, 'inbox')).toHaveAttribute('data-state', 'sample')

  await page.getByRole('banner').getByRole('link', { name: 'Kontaktai' }).click()
  await expect(page).toHaveURL(/#kontaktai$/)
  // The anchor's entry gets its state a moment later.
  await page.waitForFunction(() => history.state?.letter)
  await page.reload()
  await expect(link).toHaveAttribute('href', href)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ context }) => answerCookieBanner(context))

  test('the letter comes under the header, its first notice in sight', async ({ page }) => {
    await openQuestion(page)
    await ask(page)

    await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')
    await expect(part(page, 'sheet')).toBeFocused()
    await expect(part(page, 'sheet').getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const top = async () => (await part(page, 'sheet').boundingBox())?.y ?? 0
    await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
    await expect.poll(top).toBeLessThan(120)
  })
})

/** Takes a twelfth of a second on slow 3G (400 kbit/s, 400 ms for each request), which leaves half of one for the rest. */
const MAX_RESPONSE_BYTES = 4_200

test('a tap waits for one small response, which slow 3G brings within a second', async ({ page }) => {
  await openQuestion(page)
  await page.waitForLoadState('networkidle')
  const loadSoFar = watchLoad(page)
  await ask(page)
  await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')

  const { requests, bytes } = await loadSoFar()
  expect(requests).toBe(1)
  expect(bytes).toBeLessThanOrEqual(MAX_RESPONSE_BYTES)
})

function status(page: Page) {
  return page.locator('[data-letter-status]')
}

async function expectNoResponse(page: Page) {
  await expect(status(page)).toHaveText(NO_RESPONSE)
  await expect(status(page)).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\/$/)
  await expect(field(page)).toHaveValue(WORDS)
}

/** Runs in the page: its requests time out a hundred times sooner. */
function shortenTimeouts() {
  const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    ...timeout,
    set(ms: number) {
      timeout?.set?.call(this, ms / 100)
    },
  })
}
