import { holdTimersOf } from '../e2e/support/held-timers.ts'
import { expect } from '../e2e/support/test.ts'
import type { Check } from './row.ts'

/** A page that a link leads to begins at its top, one with a hash at its target. */
export function startsAtTopOrTarget(from: string, to: string, target: string): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await page.goto(from)
    await page.getByRole('contentinfo').locator(`a[href="${to}"]`).click()
    await expect(page).toHaveURL(site.url + to)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goto(target)
    await expect(page.locator(`${new URL(target, site.url).hash} h2`)).toBeInViewport()
  }
}

/** A button leads to the form; the smooth ride to it is put off by so many milliseconds, and nothing moves before. */
export function scrollsSoftlyToForm(path: string, selector: string, delayMs: number): Check {
  return async ({ visit, site }) => {
    const page = await visit({ reducedMotion: 'no-preference' })
    await holdTimersOf(page, delayMs)
    await page.goto(path)
    await page.locator(selector).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await expect.poll(() => page.evaluate(() => window.heldTimers.length)).toBe(1)
    expect(await page.evaluate(() => [location.hash, scrollY])).toEqual(['', 0])

    await page.evaluate(() => window.heldTimers[0]?.())
    await expect(page).toHaveURL(`${site.url}/?noriu=offer#trial`)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      'smooth',
    )
    await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
  }
}

function isAtForm(): boolean {
  return Math.abs(document.querySelector('#trial')?.getBoundingClientRect().top ?? Number.NaN) < 150
}
