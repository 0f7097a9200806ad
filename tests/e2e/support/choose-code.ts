import { expect, type Page } from '@playwright/test'

/** Presses its button and waits until the script, which may come later, has taken the code into the list. */
export async function choose(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: `Pridėti: ${code}` }).click()
  await expect(page.getByRole('button', { name: `Pridėta: ${code}` })).toBeVisible()
}
