import type { Page } from '@playwright/test'
import { holdTimersOf } from './support/held-timers.ts'
import { expect, test } from './support/test.ts'

/** Where the browser's ride to it ends: a movement that is made earlier would be carried on by what is left of the ride. */
const isAtForm = () => {
  const form = document.querySelector('#trial')
  if (!form) return false
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const end = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(getComputedStyle(form).scrollMarginTop)
  return Math.abs(form.getBoundingClientRect().top - end) < 2
}

/** A scroll that leaves the manner to the page's styles has not moved yet when the call returns, if it is smooth. */
const movesAtOnce = () => {
  const start = scrollY
  scrollBy(0, -50)
  return scrollY !== start
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the smooth ride begins 100 ms after the click, a screen above the form', async ({ page }) => {
    await holdTimersOf(page, 100)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()

    await expectRide(page, { from: 1 })
    expect(await page.evaluate(() => history.length)).toBe(3)
  })

  test('a ride of less than two screens begins where the visitor is', async ({ page }) => {
    await holdTimersOf(page, 100)
    await page.goto('/')
    await page.evaluate(() => {
      const top = document.querySelector('#trial')?.getBoundingClientRect().top ?? Number.NaN
      scrollBy({ top: top - 1.5 * innerHeight, behavior: 'instant' })
    })
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()

    await expectRide(page, { from: 1.5 })
  })

  test('going back and forth leaves one entry for each page', async ({ page }) => {
    await followCallToAction(page)
    await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
    await page.goBack()
    await page.waitForURL('/tiekejai')
    await page.goForward()

    await page.waitForURL('/?noriu=offer#trial')
    await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
  })

  test('whoever comes back stands where they left the page, and no ride begins', async ({ page }) => {
    await followCallToAction(page)
    await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await page.goto('/blog')
    await holdTimersOf(page, 100)
    await page.goBack()
    await page.waitForURL('/?noriu=offer#trial')
    await page.waitForLoadState()

    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    expect(await page.evaluate(() => window.heldTimers)).toEqual([])
  })

  test('back to where a button was pressed leads no ride', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
    await page.goBack()

    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(new URL(page.url()).hash).toBe('')
  })
})

test('with reduced motion the browser jumps to the form itself', async ({ page }) => {
  await holdTimersOf(page, 100)
  await page.goto('/#trial')

  await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
  expect(new URL(page.url()).hash).toBe('#trial')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
  await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
})

async function followCallToAction(page: Page): Promise<void> {
  await page.goto('/tiekejai')
  await page.getByRole('main').locator('[data-cta]').last().click()
  await page.waitForURL('/?noriu=offer#trial')
}

/** `from` says how many screens above the form it begins. */
async function expectRide(page: Page, { from }: { from: number }): Promise<void> {
  const start = await page.evaluate(() => scrollY)
  await expect.poll(() => page.evaluate(() => window.heldTimers.length)).toBe(1)
  expect(await page.evaluate(() => [location.hash, scrollY])).toEqual(['', start])

  const ride = await page.evaluate(() => {
    for (const begin of window.heldTimers) begin()
    const top = document.querySelector('#trial')?.getBoundingClientRect().top ?? Number.NaN
    return { hash: location.hash, from: top / innerHeight }
  })
  expect(ride).toEqual({ hash: '#trial', from: expect.closeTo(from, 1) })
  await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
  expect(await page.evaluate(movesAtOnce)).toBe(false)
}
