import type { Page } from '@playwright/test'
import { cpvBrowser, home } from '#app/ui/urls.ts'
import { openScreen, realNoticeScreens, type Screen, testedScreens } from '../screens/screens.ts'
import { answerCookieBanner } from '../screens/visitor.ts'
import { runAxe } from './support/axe.ts'
import { findOverflow, findSmallTargets } from './support/page-faults.ts'
import { watchViolations } from './support/policy-violations.ts'
import { resize } from './support/resize.ts'
import { expect, realTest, test } from './support/test.ts'

const PHONE_WIDTH = 360

/** `minTarget`: the least size of a target, for a mouse or a finger. Two widths show all that axe checks. */
const WIDTHS = [
  { width: 1280, height: 900, minTarget: 24, isForAxe: true },
  { width: 768, height: 1024, minTarget: 24, isForAxe: false },
  { width: PHONE_WIDTH, height: 740, minTarget: 44, isForAxe: true },
] as const

/** The same on every page, so axe checks it on the home page only. */
const FRAME = ['[data-header]', 'footer']

/** A screen of 1280 × 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }

for (const screen of testedScreens) test(nameOf(screen), ({ page }) => checkScreen(page, screen))
realTest.describe('with real notices', () => {
  // One worker: the site with notices is started once.
  realTest.describe.configure({ mode: 'default' })
  for (const screen of realNoticeScreens) realTest(nameOf(screen), ({ page }) => checkScreen(page, screen))
})

function nameOf({ name }: Screen): string {
  return `${name}: axe finds nothing, targets are large enough, 320 px are enough, no policy is broken`
}

function isFirstOfPage({ path, name }: Screen): boolean {
  const [page = ''] = path.split('?')
  return (
    [...testedScreens, ...realNoticeScreens].find((other) => other.path.split('?')[0] === page)?.name === name
  )
}

async function checkScreen(page: Page, screen: Screen): Promise<void> {
  // The bar of the basket covers the bottom of a phone's screen until one scrolls.
  const hasBar = screen.path.startsWith(cpvBrowser)
  if (screen.isLarge) test.slow()
  if (!screen.isAskedForConsent) await answerCookieBanner(page.context())
  const sizes = WIDTHS.filter(({ width }) => width < (screen.narrowerThan ?? Number.POSITIVE_INFINITY))
  await page.setViewportSize(sizes[0] ?? ZOOMED)
  const policyViolations = await watchViolations(page)
  await openScreen(page, screen)

  for (const { width, height, minTarget, isForAxe } of sizes) {
    await resize(page, { width, height })
    const options = {
      part: screen.checkedPart,
      without: screen.path === home ? [] : FRAME,
      rules: { 'target-size': { enabled: !hasBar } },
    }
    if (isForAxe && (width === PHONE_WIDTH || isFirstOfPage(screen)))
      expect.soft(await runAxe(page, options), `at ${width} px`).toEqual([])
    expect.soft(await page.evaluate(findSmallTargets, minTarget), `at ${width} px`).toEqual([])
  }

  expect.soft(policyViolations).toEqual([])
  await resize(page, ZOOMED)
  expect(await page.evaluate(findOverflow)).toEqual([])
}
