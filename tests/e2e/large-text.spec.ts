import { pageRows } from '#app/pages/endpoints.ts'
import { findOverflow } from './support/page-faults.ts'
import { expect, test } from './support/test.ts'

const PATHS = [...pageRows.flatMap(({ examples }) => examples), '/blog/bvpz-kodo-parinkimas']

test('with text twice as large nothing on a phone sticks out, and the menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of PATHS) {
    await page.goto(path)
    await expect(page.locator('html'), path).toHaveCSS('font-size', '32px')
    expect(await page.evaluate(findOverflow), path).toEqual([])
    await expect(page.getByRole('button', { name: 'Atidaryti meniu' }), path).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Atidaryti meniu' }).click()
  expect(await page.evaluate(findOverflow)).toEqual([])
  await expect(page.getByRole('button', { name: 'Uždaryti meniu' })).toBeInViewport({ ratio: 1 })
})
