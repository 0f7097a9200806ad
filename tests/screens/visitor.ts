import type { BrowserContext } from '@playwright/test'
import { CONSENT_KEY, nextConsent } from '#app/features/consent/consent-state.ts'

/** Pages of this context open as for a visitor who has answered the cookie banner. */
export async function answerCookieBanner(context: BrowserContext): Promise<void> {
  const { store } = nextConsent({ type: 'reject', now: Date.now() })
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CONSENT_KEY,
    store ?? '',
  ] as const)
}
