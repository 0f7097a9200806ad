import { expect, test } from 'vitest'
import { CODE_FORMS, counted, formatNumber } from './plural.ts'

test.each([
  [1, '1 kodas'],
  [2, '2 kodai'],
  [9, '9 kodai'],
  [10, '10 kodų'],
  [11, '11 kodų'],
  [19, '19 kodų'],
  [20, '20 kodų'],
  [21, '21 kodas'],
  [112, '112 kodų'],
  [9454, '9 454 kodai'],
])('%i: the word agrees with the number', (count, text) => {
  expect(counted(count, CODE_FORMS)).toBe(text.replaceAll(' ', '\u00a0'))
})

test('thousands are set apart by a no-break space', () => {
  expect(formatNumber(5404000)).toBe('5\u00a0404\u00a0000')
})
