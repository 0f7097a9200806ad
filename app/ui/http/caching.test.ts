import { expect, test } from 'vitest'
import { sharedCaching } from './caching.ts'

function secondsOf(caching: string): number[] {
  return [...caching.matchAll(/=(\d+)/g)].map(([, seconds]) => Number(seconds))
}

test('a page without an end is shared for an hour and may be old for ten minutes more', () => {
  expect(sharedCaching()).toBe('public, max-age=60, s-maxage=3600, stale-while-revalidate=600')
})

test.each([100_000, 3_700, 3_600, 500, 30, 0])('a page of %i seconds is in no cache afterwards', (left) => {
  const [browser = 0, shared = 0, stale = 0] = secondsOf(sharedCaching(left))

  expect(shared + stale).toBeLessThanOrEqual(left)
  expect(browser).toBeLessThanOrEqual(left)
})
