import { expect, type Locator, type Page } from '@playwright/test'
import { waitForScript } from '../../screens/visitor.ts'

/** Waits for the script, without which links open pages, and for fonts, which may move rows. */
export async function openCodeBrowser(page: Page, address = '/bvpz-kodai'): Promise<void> {
  await page.goto(address)
  await waitForScript(page, 'cpv-browser.island')
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until the script, which may come later, has added the code. */
export async function chooseCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: `Pridėti: ${code}` }).click()
  await expect(page.getByRole('button', { name: `Pridėta: ${code}` })).toBeVisible()
}

/** The rows of what a search has found. */
export function foundCodes(page: Page): Locator {
  return page.getByRole('list', { name: 'Paieškos rezultatai' }).getByRole('listitem')
}
