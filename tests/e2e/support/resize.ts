import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Until the page has the size as well: on a busy machine that is a moment later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  const hasWidth = () => page.evaluate((width) => matchMedia(`(width: ${width}px)`).matches, size.width)
  await expect.poll(hasWidth).toBe(true)
}
