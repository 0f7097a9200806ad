import { openQuestion, part } from './support/letter-inbox.ts'
import { expect, test } from './support/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T08:00:00Z'))

  test('the header’s button calls while the form is in view, and leads to it again afterwards', async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    const call = header.getByRole('link', { name: 'Skambinti' })
    await expect(call).toHaveAttribute('href', /^tel:\+370/)
    await expect(header.getByRole('link', { name: 'Gauti pasiūlymą' })).toBeHidden()

    await call.focus()
    await page.evaluate(() => scrollTo(0, 0))
    const offer = header.getByRole('link', { name: 'Gauti pasiūlymą' })
    await expect(offer).toHaveAttribute('href', '/?noriu=offer#trial')
    await expect(offer).toBeFocused()
  })

  test('there is no button where the form is the page, but for calling, nor after it was sent', async ({
    page,
  }) => {
    const buttons = page.locator('[data-cta="header"], [data-cta="menu"]').filter({ visible: true })
    for (const path of ['/aciu', '/uzklausa']) {
      await page.goto(path)
      await expect(buttons).toHaveCount(0)
      await page.getByRole('button', { name: 'Atidaryti meniu' }).click()
      await expect(page.getByRole('navigation', { name: 'Įrankiai', exact: true })).toBeVisible()
      await expect(buttons).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
    await page.getByLabel('Įmonės kodas').scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Skambinti' })).toBeVisible()
  })

  test('the button stays as it is while the office is closed', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T08:00:00Z')
    const takenOver = page.waitForRequest('**/api/usage')
    await page.goto('/#trial')
    await takenOver
    await expect(page.getByLabel('Įmonės kodas')).toBeInViewport()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' })).toBeVisible()
  })

  test('the button leads to the newest letter, even one that came into the inbox while it offered a call', async ({
    page,
  }) => {
    await openQuestion(page)
    const { promise: isFormShown, resolve: showLetter } = Promise.withResolvers<void>()
    await page.route('**/api/letter?*', async (route) => {
      await isFormShown
      await route.continue()
    })
    await page.getByRole('list', { name: 'Sritys' }).getByRole('link', { name: 'Maitinimas' }).click()
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    await expect(header.getByRole('link', { name: 'Skambinti' })).toBeVisible()
    showLetter()
    await expect(part(page, 'sheet')).toContainText(/maitinimo/i)

    await page.evaluate(() => scrollTo(0, 0))
    await expect(header.getByRole('link', { name: 'Gauti pasiūlymą' })).toHaveAttribute(
      'href',
      /55300000-3.*#trial$/,
    )
  })
})

test('on wide screens, where the telephone is shown in the header, the button stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const takenOver = page.waitForRequest('**/api/usage')
  await page.goto('/#trial')
  await takenOver
  await expect(page.getByLabel('Įmonės kodas')).toBeInViewport()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' })).toBeVisible()
})
