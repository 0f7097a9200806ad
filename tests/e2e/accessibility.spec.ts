import type { Page } from '@playwright/test'
import { cpvBrowser } from '#app/shared/urls.ts'
import { openScreen, realStates, type Screen, states } from '../screens/screens.ts'
import { answerCookieBanner } from '../screens/visitor.ts'
import { runAxe } from './support/axe.ts'
import { findOverflow, findSmallTargets } from './support/page-faults.ts'
import { watchViolations } from './support/policy-violations.ts'
import { test as realTest } from './support/real-site.ts'
import { resize } from './support/resize.ts'
import { expect, test } from './support/test.ts'

/**
 * Widths of window, and the least size of a target there: for a mouse and for a finger. What axe reads can all be seen at
 * one of the two widths that it looks at.
 */
const WIDTHS = [
  { width: 1280, height: 900, minTarget: 24, isForAxe: true },
  { width: 768, height: 1024, minTarget: 24, isForAxe: false },
  { width: 360, height: 740, minTarget: 44, isForAxe: true },
] as const

/** A window of 1280 × 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }

for (const screen of states) test(nameOf(screen), ({ page }) => checkScreen(page, screen))
realTest.describe('with real notices', () => {
  // One worker: the site with notices is started once.
  realTest.describe.configure({ mode: 'default' })
  for (const screen of realStates) realTest(nameOf(screen), ({ page }) => checkScreen(page, screen))
})

function nameOf({ name }: Screen): string {
  return `${name}: axe finds nothing, targets are large enough, 320 px are enough, no policy is broken`
}

async function checkScreen(page: Page, screen: Screen): Promise<void> {
  // The basket's bar covers what lies at the foot of a phone's screen until one scrolls.
  const hasBar = screen.path.startsWith(cpvBrowser)
  if (screen.isLarge) test.slow()
  if (!screen.isAskedForConsent) await answerCookieBanner(page.context())
  const sizes = WIDTHS.filter(({ width }) => width < (screen.below ?? Number.POSITIVE_INFINITY))
  await page.setViewportSize(sizes[0] ?? ZOOMED)
  const policyViolations = await watchViolations(page)
  await openScreen(page, screen)

  for (const { width, height, minTarget, isForAxe } of sizes) {
    await resize(page, { width, height })
    const options = { part: screen.added, rules: { 'target-size': { enabled: !hasBar } } }
    if (isForAxe) expect.soft(await runAxe(page, options), `at ${width} px`).toEqual([])
    expect.soft(await page.evaluate(findSmallTargets, minTarget), `at ${width} px`).toEqual([])
  }

  expect.soft(policyViolations).toEqual([])
  await resize(page, ZOOMED)
  expect(await page.evaluate(findOverflow)).toEqual([])
}
