import { expect, test } from './support/test.ts'

test('the home page shows its ten sections and the request form', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('main section')).toHaveCount(10)
  await expect(page.getByRole('form', { name: 'Užklausos forma' })).toBeVisible()
})
