import { answerCookieBanner } from '../screens/visitor.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ context }) => answerCookieBanner(context))

for (const [moment, text] of [
  ['2026-11-23T08:00:00Z', 'Dabar dirbame'],
  ['2026-11-21T08:00:00Z', /^Šiuo metu nedirbame\s– dirbsime pirmadienį nuo\s9\sval\.$/],
  ['2026-12-24T08:00:00Z', /dirbsime pirmadienį nuo\s9\sval\.$/],
] as const) {
  test(`at ${moment} home and thank-you page say whether the office is open`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await page.goto('/')
    for (const part of [page.getByRole('banner'), page.locator('#kontaktai')]) {
      await expect(part.locator('[data-office]').first()).toHaveText(text)
    }
    await page.goto('/aciu')
    await expect(page.getByRole('main')).toContainText(
      /susisieksime: (šiandien arba kitą.+ Jei norite greičiau|.+ nuo\s\d.+ Patogiau paskambinti patiems\?)/,
    )
    await page.goto('/aciu?nr=7KQM-3XWD')
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('[data-office]:visible')).toHaveText([text])
    }
  })
}

test('a page that stays open follows the clock', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T15:59:00Z' })
  await page.goto('/')
  const status = page.locator('#kontaktai [data-office]')
  await expect(status).toHaveText('Dabar dirbame')
  await page.clock.runFor('01:31')

  await expect(status).toHaveText(/dirbsime rytoj/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain hours are shown and nothing else', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#kontaktai')).toContainText('I–V 9:00–18:00')
    await expect(page.locator('#kontaktai [data-office]')).toBeHidden()
  })
})
