import type { Page } from '@playwright/test'

/** What breaks the content security policy from now on, in words that help to find it. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'reportViolation')
      if (typeof tell === 'function') tell(`${violatedDirective}: ${blockedURI} ${sample}`)
    })
  })
  return violations
}
