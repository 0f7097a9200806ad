import { expect, test } from './support/test.ts'

test('a page is on its way as soon as the pointer rests on its link', async ({ page }) => {
  await page.goto('/blog')
  const ahead = page.waitForRequest(
    async (request) => (await request.headerValue('sec-purpose')) === 'prefetch',
  )

  await page.getByRole('link', { name: 'Mercell alternatyva' }).first().hover()

  expect(new URL((await ahead).url()).pathname).toBe('/blog/mercell-alternatyva')
})
