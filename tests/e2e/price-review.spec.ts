import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a supplier computes a price by formula and comes to the letter for it', async ({ page }) => {
      await page.goto('/sablonai')
      await page.getByRole('link', { name: 'Kainos skaičiuoklė' }).click()
      await page.getByLabel('Kaina pagal sutartį be PVM, Eur').fill('12 500,50')
      await page.getByLabel('Darbo dalis kainoje procentais').fill('45 %')
      await page.getByLabel('Kiek procentų pakilo atlyginimas ar indeksas').fill('8')
      await page.getByLabel('Sutartyje yra formulė').check()
      await page.getByRole('button', { name: 'Skaičiuoti' }).click()

      const result = page.locator('#atsakymas')
      await expect(result.getByRole('heading', { level: 2 })).toHaveText(
        'Kaina pagal formulę – 12\u00a0950,52\u00a0Eur',
      )
      await result.getByRole('link', { name: 'Prašymo pirkėjui šablonas' }).click()
      await expect(page).toHaveURL(/\/sablonai\/prasymas-perskaiciuoti-kaina$/)
    })
  })
}
