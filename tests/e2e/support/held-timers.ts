import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heldTimers: (() => void)[]
  }
}

/** In pages that are opened later, timers of this length wait for the test instead, however fast the machine is. */
export async function holdTimersOf(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((held) => {
    window.heldTimers = []
    const setRealTimeout = window.setTimeout.bind(window)
    const hold = (act: () => void, delay?: number) =>
      delay === held ? window.heldTimers.push(act) : setRealTimeout(act, delay)
    Object.assign(window, { setTimeout: hold })
  }, milliseconds)
}
