import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the page has the new size, which on a busy machine takes a moment. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  const hasWidth = () => page.evaluate((width) => matchMedia(`(width: ${width}px)`).matches, size.width)
  await expect.poll(hasWidth).toBe(true)
}
