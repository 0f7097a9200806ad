import type { Page } from '@playwright/test'
import { waitForScript } from '../../screens/visitor.ts'

export const WORDS = 'pastatų valymas'

/** Waits for the script; without it, links and form open the page of the letter. */
export async function openInbox(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('[data-letter-inbox]').scrollIntoViewIfNeeded()
  await waitForScript(page, 'inbox.client')
}

export async function ask(page: Page, words = WORDS): Promise<void> {
  await page.getByRole('textbox', { name: 'Ką parduodate ar darote?' }).fill(words)
  await page.getByRole('button', { name: 'Rodyti laišką' }).click()
}

export function inboxContent(page: Page) {
  return page.locator('[data-inbox-content]:not([inert])')
}
