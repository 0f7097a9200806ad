import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a supplier finds the claim in the footer, reads it and saves it', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Dokumentų šablonai' }).click()
      await page.getByRole('link', { name: 'Pretenzija', exact: true }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Pretenzijos dėl viešojo pirkimo šablonas',
      )
      await expect(page.getByRole('heading', { name: '5. Prašymas' })).toBeVisible()
      await expect(page.getByText('per 6\u00a0darbo\u00a0dienas nuo pretenzijos gavimo dienos')).toBeVisible()
      await expect(page.getByText('Tikrino redakcija, ne teisininkas')).toBeVisible()

      const saving = page.waitForEvent('download')
      await page.getByRole('link', { name: /^Atsisiųsti Word \(docx, \d+\sKB\)$/ }).click()
      const download = await saving
      expect(download.suggestedFilename()).toBe('pretenzija.docx')
      const parts = unzipSync(readFileSync(await download.path()))
      expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('[Tiekėjo pavadinimas]')

      await page.getByRole('main').getByRole('link', { name: 'terminų skaičiuoklė' }).click()
      await expect(page).toHaveURL(/\/terminai$/)
    })
  })
}

test('every template has a thumbnail, and every row of them ends at the same edge', async ({ page }) => {
  await page.goto('/sablonai')
  const cards = page.getByRole('main').locator('.card:has(h2)')
  await expect(cards.locator('svg')).toHaveCount(await cards.count())
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
    const endOf = (y: number) => Math.max(...boxes.filter((box) => box.y === y).map(({ right }) => right))
    expect(new Set(boxes.map(({ y }) => Math.round(endOf(y))))).toHaveProperty('size', 1)
  }
})

test('on paper the document begins on a page of its own, without buttons', async ({ page }) => {
  await page.goto('/sablonai/pretenzija')
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator('.paper-sheet')).toHaveCSS('break-before', 'page')
  await expect(page.getByRole('link', { name: /^Atsisiųsti/ })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('on a phone the example of the cash flow stays readable, with the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/sablonai/pinigu-srautu-lentele')
  const shortage = page.getByRole('row').filter({ hasText: 'Didžiausias trūkumas' })

  await expect(shortage).toContainText('−11\u00a0600')
  await page.getByRole('link', { name: /^Atsisiųsti Excel/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeInViewport()
})
