import { acceptButton, banner } from './support/cookie-banner.ts'
import { expect, TAG_MANAGER_SCRIPT, test } from './support/tag-manager.ts'

test('with a blocked storage the choice holds for the page, the next one asks', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await acceptButton(page).click()

  await expect(banner(page)).toBeHidden()
  await expect.poll(() => visit.foreignRequests).toEqual([TAG_MANAGER_SCRIPT])
  await page.goto('/blog')
  await expect(banner(page)).toBeVisible()
})

test('without scripts nothing is loaded, so nothing is asked', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)

  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Slapukų nustatymai' })).toBeHidden()
  await context.close()
})

test('an offline visitor learns why the settings do not open, and how they will', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  const told = page.waitForEvent('dialog')
  const press = page.getByRole('button', { name: 'Slapukų nustatymai' }).click()
  const message = await told
  expect(message.message()).toBe('Nustatymai neatsivėrė. Patikrinkite ryšį ir įkelkite puslapį iš naujo.')
  await message.accept()
  await press
  await page.context().setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Slapukų nustatymai' }).click()

  await expect(page.getByRole('dialog', { name: 'Slapukų nustatymai' })).toBeVisible()
})
