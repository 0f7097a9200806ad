import type { Locator } from '@playwright/test'
import { notEmpty } from '../support/not-empty.ts'
import { LONG_EMAIL, LONG_NAME } from './support/facts-site.ts'
import { findOverflow } from './support/page-faults.ts'
import { expect, test } from './support/test.ts'

const NAMES = ['Statybų konkursų radaras LT', LONG_NAME, 'Statybųkonkursųradaras'.repeat(2)]

async function edgesOf(locator: Locator): Promise<{ left: number; right: number; bottom: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('The element is not shown.')
  return { left: box.x, right: box.x + box.width, bottom: box.y + box.height }
}

for (const width of [320, 345, 360, 400, 768, 900, 1024, 1100, 1280, 1440]) {
  test(`a long name leaves the header’s buttons whole at ${width} px`, async ({ page, longFactsSite }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(longFactsSite.url)
    const header = page.getByRole('banner')
    const logo = header.locator('.logo')
    await expect(logo).toHaveText(LONG_NAME)
    for (const name of NAMES) {
      await logo.locator('span').evaluate((span, text) => span.replaceChildren(text), name)
      const controls = header.locator('.header-button, .menu-button, .header-links > *')
      const buttons = await controls.filter({ visible: true }).all()
      for (const button of notEmpty(buttons)) {
        const isCut = (element: Element) => element.scrollWidth > element.clientWidth
        expect(await button.evaluate(isCut)).toBe(false)
        expect((await edgesOf(button)).right).toBeLessThanOrEqual(width)
        expect((await edgesOf(button)).left).toBeGreaterThanOrEqual((await edgesOf(logo)).right)
      }
      const bar = await edgesOf(header.locator('.header-bar'))
      expect((await edgesOf(logo)).bottom).toBeLessThanOrEqual(bar.bottom)
    }
  })

  test(`long addresses stay within their cards and the screen at ${width} px`, async ({
    page,
    longFactsSite,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(longFactsSite.url)
    await expect(page.locator('#kontaktai')).toContainText(LONG_EMAIL)
    expect(await page.evaluate(findOverflow)).toEqual([])

    for (const card of notEmpty(await page.locator('#apie-mus .card').all())) {
      const { right } = await edgesOf(card)
      for (const link of notEmpty(await card.locator('a').all()))
        expect((await edgesOf(link)).right).toBeLessThan(right)
    }
  })
}

test('the initial stands where a photo is missing, and the page has no image of it', async ({
  page,
  longFactsSite,
}) => {
  await page.goto(longFactsSite.url)
  const card = page.locator('#apie-mus .card').first()
  await expect(card).toContainText(/^KKonstantinas/)
  await expect(card.locator('img')).toHaveCount(0)
})
