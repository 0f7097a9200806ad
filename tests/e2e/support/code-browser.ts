import { expect, type Page } from '@playwright/test'
import { waitForScript } from '../../screens/visitor.ts'

/** Opens a view of the code browser; its script has taken over, before which links open pages and fonts may move rows. */
export async function openCodeBrowser(page: Page, address = '/bvpz-kodai'): Promise<void> {
  await page.goto(address)
  await waitForScript(page, 'cpv-browser.island')
  await page.evaluate(() => document.fonts.ready)
}

/** Presses its button and waits until the script, which may come later, has taken the code into the list. */
export async function chooseCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: `Pridėti: ${code}` }).click()
  await expect(page.getByRole('button', { name: `Pridėta: ${code}` })).toBeVisible()
}
