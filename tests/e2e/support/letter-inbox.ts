import type { Page } from '@playwright/test'
import { waitForScript } from '../../screens/visitor.ts'

export const WORDS = 'pastatų valymas'

/** Waits for the script; without it, links and form open the page of the letter. */
export async function openQuestion(page: Page): Promise<void> {
  await page.goto('/')
  await field(page).focus()
  await waitForScript(page, 'inbox.client')
}

export async function ask(page: Page, words = WORDS): Promise<void> {
  await field(page).fill(words)
  await page.getByRole('button', { name: 'Rodyti mano laišką' }).click()
}

export function field(page: Page) {
  return page.getByRole('textbox', { name: 'Ką parduodate ar darote?' })
}

/** What the question changes: the letter, its codes, the inbox further down. */
export function part(page: Page, name: 'sheet' | 'codes' | 'inbox') {
  return page.locator(`[data-letter-part="${name}"]`)
}
