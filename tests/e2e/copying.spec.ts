import { expect, test } from './support/test.ts'

const COPIES = [
  { button: 'Kopijuoti', page: '/bvpz-kodai/45310000-3', text: /^45310000-3$/ },
  {
    button: 'Kopijuoti nuorodą',
    page: '/bvpz-kodai?kodai=45310000-3',
    text: /\/bvpz-kodai\?kodai=45310000-3$/,
  },
]

for (const copy of COPIES) {
  test(`„${copy.button}“ copies, and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(copy.page)
    await page.getByRole('button', { name: copy.button, exact: true }).click()

    await expect(page.getByRole('button', { name: 'Nukopijuota' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(copy.text)
  })

  test(`„${copy.button}“ gives the text to copy by hand where the browser refuses`, async ({ page }) => {
    await page.goto(copy.page)
    const shown = page.waitForEvent('dialog')
    const button = page.getByRole('button', { name: copy.button, exact: true })
    const clicked = button.click()
    const dialog = await shown
    expect(dialog.message()).toBe('Naršyklė neleido nukopijuoti. Nukopijuokite patys:')
    expect(dialog.defaultValue()).toMatch(copy.text)
    await dialog.dismiss()
    await clicked
    await expect(button).toHaveText(copy.button)
  })
}
