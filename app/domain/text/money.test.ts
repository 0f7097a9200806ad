import { expect, test } from 'vitest'
import { formatCents, parseCents } from './money.ts'

test('amounts are read and written as people do', () => {
  expect(['1', '70 000', '69\u00a0999,99', '70000.5 Eur', '1 €', '€ 1'].map(parseCents)).toEqual([
    100, 7_000_000, 6_999_999, 7_000_050, 100, 100,
  ])
  expect(['5.404.000', '5 404 000', '70.000 Eur', '1.000,50', '1.5'].map(parseCents)).toEqual([
    540_400_000, 540_400_000, 7_000_000, 100_050, 150,
  ])
  const refused = [
    '',
    '1,234',
    '70.0000',
    '5.40.000',
    '1.000.50',
    '1.000.000.5',
    '5.404 000',
    '1e5',
    '10 20',
    '5€5',
    '7\u00a00',
    '--5',
  ]
  expect(refused.map(parseCents)).toEqual(refused.map(() => 'notAmount'))
  expect(['0', '0,00', '-1', '−70 000'].map(parseCents)).toEqual(Array(4).fill('notAboveZero'))
  expect(['100 000 000 000', '100000000000,01', '1'.repeat(13)].map(parseCents)).toEqual([
    10_000_000_000_000,
    'tooLarge',
    'tooLarge',
  ])
  expect([100, 6_999_999, 7_000_050].map(formatCents)).toEqual([
    '1\u00a0Eur',
    '69\u00a0999,99\u00a0Eur',
    '70\u00a0000,50\u00a0Eur',
  ])
})
