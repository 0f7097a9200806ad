import { expect } from '../e2e/support/test.ts'
import type { Check } from './row.ts'

const PHONE = { viewport: { width: 390, height: 800 } }
const CLEAR = 'rgba(0, 0, 0, 0)'
const WHITE = 'rgb(255, 255, 255)'

/** On a phone the menu is closed; one button opens it, another, a link of it or Escape closes it. */
export function opensAndClosesMenu(openingButton: string, closingButton: string, link: string): Check {
  return async ({ visit }) => {
    const page = await visit(PHONE)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Meniu', exact: true })
    const open = async () => {
      await page.getByRole('button', { name: openingButton }).click()
      await expect(menu).toBeVisible()
    }
    await page.evaluate(() => scrollTo(0, 300))
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled')
    await expect(menu).toBeHidden()
    await open()
    await page.getByRole('button', { name: closingButton }).click()
    await expect(menu).toBeHidden()
    await open()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await open()
    await menu.getByRole('link', { name: link }).click()
    await expect(menu).toBeHidden()
  }
}

/** Clear without a shadow up to so many pixels of scrolling, beyond them white with one. */
export function headerTurnsWhiteAfter(pixels: number): Check {
  return async ({ visit }) => {
    const page = await visit()
    await page.goto('/')
    const header = page.getByRole('banner')
    for (const [y, isClear] of [
      [pixels + 1, false],
      [pixels, true],
      [pixels + 1, false],
      [0, true],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      expect(await page.evaluate(() => scrollY)).toBe(y)
      await expect(header).toHaveCSS('background-color', isClear ? CLEAR : WHITE)
      if (isClear) await expect(header).toHaveCSS('box-shadow', 'none')
      else await expect(header).not.toHaveCSS('box-shadow', 'none')
    }
  }
}

type PhotoResponse = 'photo' | 'nothing' | { status: number }

/** Each partner's card shows the photo or, when it does not load, this letter alone. */
export function showsPartners(response: PhotoResponse, initials: readonly string[]): Check {
  return async ({ visit }) => {
    const page = await visit()
    if (response === 'nothing') await page.route('**/photos/**', (route) => route.abort())
    else if (response !== 'photo') {
      await page.route('**/photos/**', (route) => route.fulfill({ ...response, body: 'Not found' }))
    }
    await page.goto('/')
    const cards = page.locator('#apie-mus li.card')
    await expect(cards).toHaveCount(initials.length)
    for (const [i, initial] of initials.entries()) {
      const photo = cards.nth(i).locator('img')
      await cards.nth(i).scrollIntoViewIfNeeded()
      if (response === 'photo') {
        await expect(photo).toBeVisible()
        await expect
          .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
      } else {
        await expect(photo).toBeHidden()
        await expect(cards.nth(i).getByText(initial, { exact: true })).toBeVisible()
      }
    }
  }
}
