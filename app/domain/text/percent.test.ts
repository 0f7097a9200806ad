import { expect, test } from 'vitest'
import { formatPercent, parsePercent } from './percent.ts'

test.each([
  ['45', 45],
  [' 45\u00a0% ', 45],
  ['45%', 45],
  ['5,5 proc.', 5.5],
  ['5.25 procento', 5.25],
])('„%s“ is the percentage %d', (text, percent) => {
  expect(parsePercent(text)).toBe(percent)
})

test.each(['', 'daug', '-3', '4 5', '45 Eur', '1/2', '12345', '5,12345', '5,5,5'])(
  '„%s“ is no percentage',
  (text) => {
    expect(parsePercent(text)).toBeNull()
  },
)

test('a percentage is written with a comma and a no-break space', () => {
  expect(formatPercent(8)).toBe('8\u00a0%')
  expect(formatPercent(5.25)).toBe('5,25\u00a0%')
})
