import { LONG_EMAIL, LONG_NAME } from './support/facts-site.ts'
import { findOverflow } from './support/page-faults.ts'
import { resize } from './support/resize.ts'
import { expect, test } from './support/test.ts'

const NAMES = ['Statybų konkursų radaras LT', LONG_NAME, 'Statybųkonkursųradaras'.repeat(2)]

const WIDTHS = [320, 345, 360, 400, 768, 900, 1024, 1100, 1280, 1440]

test('a long name leaves the header’s buttons whole, whatever the width', async ({ page, longFactsSite }) => {
  await page.goto(longFactsSite.url)
  const logo = page.getByRole('banner').locator('.logo')
  await expect(logo).toHaveText(LONG_NAME)
  for (const width of WIDTHS) {
    await resize(page, { width, height: 800 })
    for (const name of NAMES) {
      await logo.locator('span').evaluate((span, text) => span.replaceChildren(text), name)
      expect(await page.evaluate(findHeaderFaults), `${name} at ${width} px`).toEqual([])
    }
  }
})

test('long addresses stay within cards and screen, whatever the width', async ({ page, longFactsSite }) => {
  await page.goto(longFactsSite.url)
  await expect(page.locator('#kontaktai')).toContainText(LONG_EMAIL)
  for (const width of WIDTHS) {
    await resize(page, { width, height: 800 })
    expect(await page.evaluate(findOverflow), `at ${width} px`).toEqual([])
    expect(await page.evaluate(findLinksBeyondCards), `at ${width} px`).toEqual([])
  }
})

/** Runs in the page: buttons of the header that are cut, under the logo or beyond the side, and a logo beyond its bar. */
function findHeaderFaults(): string[] {
  const edgesOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const logo = edgesOf('[data-header] .logo')
  const buttons = ['.header-button', '.menu-button', '.header-links > *']
  const shown = [
    ...document.querySelectorAll<HTMLElement>(buttons.map((name) => `[data-header] ${name}`).join()),
  ].filter((button) => button.checkVisibility({ visibilityProperty: true }))
  if (shown.length === 0) return ['the header has no buttons']
  const faults = shown
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect()
      return button.scrollWidth > button.clientWidth || left < logo.right || right > innerWidth
    })
    .map((button) => button.outerHTML)
  const isLogoInBar = logo.height > 0 && logo.bottom <= edgesOf('[data-header] .header-bar').bottom
  return isLogoInBar ? faults : [...faults, 'the logo is not within its bar']
}

/** Runs in the page. */
function findLinksBeyondCards(): string[] {
  const links = [...document.querySelectorAll('#apie-mus .card a')]
  if (links.length === 0) return ['the cards have no links']
  const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0
  return links.filter((link) => rightOf(link) >= rightOf(link.closest('.card'))).map((link) => link.outerHTML)
}
