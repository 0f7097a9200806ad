import { expect, test } from './support/test.ts'

const isAtForm = () => {
  const top = document.querySelector('#trial')?.getBoundingClientRect().top ?? Number.NaN
  return Math.abs(top) < 150
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a visitor who follows a call to action sees the top of the home page, then is scrolled to the form', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(window, { firstPosition: scrollY }))
    })
    await page.goto('/tiekejai')
    await page.getByRole('main').locator('[data-cta]').last().click()
    await page.waitForURL('/#trial')

    await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
    expect(await page.evaluate(() => 'firstPosition' in window && window.firstPosition)).toBe(0)
    await expect(page.locator('#trial:target')).toBeAttached()
  })

  test('going back and forth leaves one entry for each page', async ({ page }) => {
    await page.goto('/tiekejai')
    await page.getByRole('main').locator('[data-cta]').last().click()
    await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
    await page.goBack()
    await page.waitForURL('/tiekejai')
    await page.goForward()

    await page.waitForURL('/#trial')
    await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
  })
})

test('with reduced motion the browser jumps to the form itself', async ({ page }) => {
  await page.goto('/#trial')

  await expect.poll(() => page.evaluate(isAtForm)).toBe(true)
  expect(new URL(page.url()).hash).toBe('#trial')
})

test('a page that a link leads to begins at its top', async ({ page }) => {
  await page.goto('/tiekejai')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Straipsniai' }).click()
  await page.waitForURL('/blog')

  expect(await page.evaluate(() => scrollY)).toBe(0)
})
