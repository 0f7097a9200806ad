import type { BrowserContext, Page } from '@playwright/test'
import { CONSENT_KEY, nextConsent } from '#app/features/consent/consent-state.ts'

/** Pages of this context open as for a visitor who has answered the cookie banner. */
export async function answerCookieBanner(context: BrowserContext): Promise<void> {
  const { store } = nextConsent({ type: 'reject', now: Date.now() })
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CONSENT_KEY,
    store ?? '',
  ] as const)
}

/** Until a script of the site that comes later, such as `inbox.client`, has run. */
export function waitForScript(page: Page, name: string): Promise<void> {
  return page.evaluate(async (start) => {
    const hasCome = () =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${start}-`))
    while (!hasCome()) await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }, name)
}
