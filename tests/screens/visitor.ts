import type { BrowserContext, Page } from '@playwright/test'
import { allFlags, CONSENT_KEY, serializeConsent } from '#app/features/consent/consent-state.ts'

export async function answerCookieBanner(context: BrowserContext): Promise<void> {
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CONSENT_KEY,
    serializeConsent(allFlags(false), Date.now()),
  ] as const)
}

/** Waits until a lazy script such as `inbox.client` has run, by importing it once more. */
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
    await new Promise((resolve) => setTimeout(resolve))
  }, name)
}
