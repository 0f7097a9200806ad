import type { BrowserContext, Page } from '@playwright/test'
import { allFlags, CONSENT_KEY, serializeConsent } from '#app/features/consent/consent-state.ts'

/** Pages of this context open as for a visitor who has answered the cookie banner. */
export async function answerCookieBanner(context: BrowserContext): Promise<void> {
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CONSENT_KEY,
    serializeConsent(allFlags(false), Date.now()),
  ] as const)
}

/** Until a script of the site that comes later, such as `inbox.client`, has run: it is imported once more. */
export function waitForScript(page: Page, name: string): Promise<void> {
  return page.evaluate(async (start) => {
    const address = await new Promise<string>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const script = list.getEntries().find((entry) => entry.name.includes(`/assets/${start}-`))
        if (script) resolve(script.name)
      })
      observer.observe({ type: 'resource', buffered: true })
    })
    await import(address)
    // What the page does with it comes in the same turn.
    await new Promise((resolve) => setTimeout(resolve))
  }, name)
}
