import { expect, test } from 'vitest'
import { countText, daysLeftText } from './recent-purchases-texts.ts'

test.each([
  [12, 4, 'Per 30 dienų: 12 pirkimų, iš jų 4 dar galima dalyvauti.'],
  [21, 1, 'Per 30 dienų: 21 pirkimas, iš jų 1 dar galima dalyvauti.'],
  [5, 0, 'Per 30 dienų: 5 pirkimai, šiuo metu atvirų nėra.'],
  [3, 3, 'Per 30 dienų: 3 pirkimai, visuose dar galima dalyvauti.'],
  [1, 1, 'Per 30 dienų: 1 pirkimas, jame dar galima dalyvauti.'],
])('of %i purchases %i are open', (count, openCount, text) => {
  expect(countText({ count, openCount }).replaceAll('\u00a0', ' ')).toBe(text)
})

test('the last day is called so', () => {
  expect(daysLeftText('2026-11-23', '2026-11-23')).toBe('paskutinė diena')
  expect(daysLeftText('2026-12-03', '2026-11-23')).toBe('liko 10\u00a0d.')
})
