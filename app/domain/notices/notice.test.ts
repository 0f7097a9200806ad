import { expect, test } from 'vitest'
import { valueText } from './notice.ts'

test.each<[number | null, string | null, boolean?]>([
  [2_066.16, '2\u00a0066\u00a0Eur'],
  [107_438.02, '107\u00a0438\u00a0Eur'],
  [58_000, '58\u00a0000\u00a0Eur'],
  [999.5, '1\u00a0000\u00a0Eur'],
  [0.01, null],
  [null, null],
  [58_000, 'iki\u00a058\u00a0000\u00a0Eur', true],
])('the value %s of a notice is printed as whole euros: %j', (value, expected, isCeiling = false) => {
  expect(valueText({ value, isCeiling })).toBe(expected)
})
