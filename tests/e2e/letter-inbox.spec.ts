import { ask, inboxContent, openInbox } from './support/letter-inbox.ts'
import { expect, test } from './support/test.ts'

test('a chip shows its trade in the inbox; the codes can be taken away there', async ({ page }) => {
  await openInbox(page)
  const chip = page.getByRole('list', { name: 'Sritys' }).getByRole('link', { name: 'Maitinimas' })
  await chip.click()

  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(inboxContent(page)).toContainText('maitinimo')
  await expect(page.locator('[data-inbox-status]')).toHaveText('Laiškas parodytas: Maitinimas.')
  const first = inboxContent(page).getByRole('link', { name: /55300000-3 .*pašalinti/ })
  await first.click()
  await expect(first).toHaveCount(0)
  await expect(inboxContent(page)).toBeFocused()
  await expect(page.locator('[data-inbox-status]')).toHaveText(/^Laiškas parodytas: .+[^…]\.$/)
  await expect(page.locator('[data-inbox-content]')).toHaveCount(1)
})

test('with its only code taken away, the inbox is as it was at first, and says so', async ({ page }) => {
  await openInbox(page)
  const first = await inboxContent(page).locator('summary').allTextContents()
  await page.getByRole('list', { name: 'Sritys' }).getByRole('link', { name: 'Valymas' }).click()
  await inboxContent(page)
    .getByRole('link', { name: /90910000-9 .*pašalinti/ })
    .click()

  await expect(page.locator('[data-inbox-status]')).toHaveText('Vėl rodomas pradinis laiško pavyzdys.')
  await expect(page.locator('[data-inbox-content]')).toHaveCount(1)
  expect(await inboxContent(page).locator('summary').allTextContents()).toEqual(first)
  await expect(page.locator('[data-letter-inbox] [aria-current]')).toHaveCount(0)
})

test('where nothing is found, that is announced', async ({ page }) => {
  await openInbox(page)
  await ask(page, 'qqqqwwwwzzzz')

  await expect(page.locator('[data-inbox-status]')).toHaveText(/^Pavyzdžio šiai sričiai dar neturime/)
})

test('a row opens by keyboard and shows code, buyer, date, value, reason and remark', async ({ page }) => {
  await openInbox(page)
  await ask(page)
  await expect(inboxContent(page)).toHaveAttribute('data-state', 'sample')
  const row = inboxContent(page).locator('summary').first()
  await row.focus()
  await page.keyboard.press('Enter')

  const details = inboxContent(page).locator('details').first()
  for (const label of [
    'BVPŽ kodas',
    'Pirkėjas',
    'Terminas',
    'Vertė',
    'Kodėl laiške',
    'Tokią pastabą rašo konsultantas',
  ]) {
    await expect(details.getByText(label, { exact: true })).toBeVisible()
  }
})

test('where motion is not wanted, the rows are swapped at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openInbox(page)
  await ask(page)

  await expect(inboxContent(page)).toHaveAttribute('data-state', 'sample')
  const animations = inboxContent(page).evaluate((rows) => rows.getAnimations({ subtree: true }).length)
  expect(await animations).toBe(0)
})

test('until a slow answer is there, the rows are marked as busy', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/letter?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await openInbox(page)
  await ask(page)
  await expect(inboxContent(page)).toHaveAttribute('aria-busy', 'true')
  await expect(inboxContent(page)).toHaveCSS('opacity', '0.5')

  answer.resolve()
  await expect(inboxContent(page)).toHaveAttribute('data-state', 'sample')
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('an answer that never comes is not waited for without end: the page of the letter opens', async ({
  page,
}) => {
  await page.route('**/api/letter?*', () => {})
  await page.addInitScript(shortenTimeouts)
  await openInbox(page)
  await ask(page)

  await expect(page).toHaveURL(/\/laiskas\?zodziai=/)
})

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

test('when the rows cannot be fetched, the page of the letter opens', async ({ page }) => {
  await page.route('**/api/letter?*', (route) => route.abort())
  await openInbox(page)
  await ask(page)

  await expect(page).toHaveURL(/\/laiskas\?zodziai=/)
})
