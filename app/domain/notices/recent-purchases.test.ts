import { expect, test } from 'vitest'
import type { RecentPurchases } from './recent-purchases.ts'
import { countText } from './recent-purchases.ts'

function textOf(differs: Partial<RecentPurchases>): string {
  const fresh = { day: '2026-11-23', completeUntil: '2026-11-23T05:30:00.000Z', isStale: false }
  return countText({ count: 12, openCount: 4, ...fresh, ...differs }).replaceAll('\u00a0', ' ')
}

test.each([
  [12, 4, 'Per 30 dienų: 12 pirkimų, šiuo metu atvirų – 4.'],
  [21, 1, 'Per 30 dienų: 21 pirkimas, šiuo metu atvirų – 1.'],
  [5, 0, 'Per 30 dienų: 5 pirkimai, šiuo metu atvirų nėra.'],
  [3, 5, 'Per 30 dienų: 3 pirkimai, šiuo metu atvirų – 5.'],
])('a text for %i purchases, %i of them open', (count, openCount, text) => {
  expect(textOf({ count, openCount })).toBe(text)
})

test('a count of old notices says which days it covers', () => {
  const completeUntil = '2026-11-19T21:30:00.000Z'
  expect(textOf({ isStale: true, completeUntil })).toBe(
    'Nuo spalio 24 d. iki lapkričio 19 d.: 12 pirkimų, šiuo metu atvirų – 4.',
  )
  expect(textOf({ isStale: true, completeUntil: null })).toMatch(/^Per 30 dienų: /)
})
