import { expect, test } from './support/test.ts'

const RESTS_MS = 3_000

test('a page is on its way as soon as the pointer rests on its link', async ({ page }) => {
  await page.goto('/blog')
  const ahead = page.waitForRequest(
    async (request) => (await request.headerValue('sec-purpose')) === 'prefetch',
  )
  let path = ''
  void ahead.then((request) => {
    path = new URL(request.url()).pathname
  })
  const link = page.getByRole('link', { name: 'Mercell alternatyva' }).first()

  // Chromium may not have read the page's rules when the pointer arrives; then it has to arrive again.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await expect.poll(() => path, { timeout: RESTS_MS }).toBe('/blog/mercell-alternatyva')
  }).toPass({ timeout: 60_000 })
})
