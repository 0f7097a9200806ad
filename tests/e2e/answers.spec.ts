import { expect, test } from './support/test.ts'

test('with scripts the answer shows while one types, and its address can be shared', async ({ page }) => {
  await page.goto('/atsakymai')
  await page.getByLabel('Jūsų klausimas').pressSequentially('pirkėjas nesumokėjo')

  await expect(page.getByRole('heading', { name: 'Pirkėjas laiku nesumokėjo' })).toBeVisible()
  await expect(page).toHaveURL(/\?klausimas=pirk/)
  await expect(page.getByLabel('Jūsų klausimas')).toBeFocused()
})
