import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasValidCheckDigit } from './company-code.ts'

test.each(['110053842', '120545849', '121215434', '188710061', '302801462'])(
  'the code %s carries its check digit',
  (code) => {
    expect(hasValidCheckDigit(code)).toBe(true)
  },
)

test.each([
  ['100000080', 'the second sum decides where the first one leaves ten'],
  ['100000810', 'the digit is 0 where both sums leave ten'],
])('%s is right: %s', (code) => {
  expect(hasValidCheckDigit(code)).toBe(true)
  expect(hasValidCheckDigit(`${code.slice(0, 8)}5`)).toBe(false)
})

test('a single wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (place, difference) => {
      const digits = [...'110053842'].map(Number)
      digits[place] = ((digits[place] ?? 0) + difference) % 10
      expect(hasValidCheckDigit(digits.join(''))).toBe(false)
    }),
  )
})

test.each(['12345', '1234567890', 'LV40003000642', '11005384X', ''])('"%s" is not checked', (code) => {
  expect(hasValidCheckDigit(code)).toBeNull()
})
