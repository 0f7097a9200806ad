import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toE164 } from './lead-phone.server.ts'

test.each([
  ['8 612 34567', '+37061234567'],
  ['861234567', '+37061234567'],
  ['0 612 34567', '+37061234567'],
  ['+370 612 34567', '+37061234567'],
  ['00370 612 34567', '+37061234567'],
  ['370 612 34567', '+37061234567'],
  ['+370 8 612 34567', '+37061234567'],
  ['(8 5) 212 3456', '+37052123456'],
  ['8-5-212 34 56', '+37052123456'],
  ['tel. 8 612 34567', '+37061234567'],
])('Lithuanian writing %s is %s', (typed, e164) => {
  expect(toE164(typed)).toBe(e164)
})

test.each([
  ['+371 20 123 456', '+37120123456'],
  ['00371 67 123 456', '+37167123456'],
  ['20 123 456', '+37120123456'],
  ['+372 5123 4567', '+37251234567'],
  ['00372 5123 4567', '+37251234567'],
])('Latvian or Estonian writing %s is %s', (typed, e164) => {
  expect(toE164(typed)).toBe(e164)
})

test.each([
  ['+49 30 901820', '+4930901820'],
  ['+48 22 123 45 67', '+48221234567'],
  ['+1 (212) 555-0123', '+12125550123'],
])('international writing %s is %s', (typed, e164) => {
  expect(toE164(typed)).toBe(e164)
})

test('a national number that Lithuania and Latvia both have is Lithuanian', () => {
  expect(toE164('67 123 456')).toBe('+37067123456')
})

test.each(['123456', '612 34567 vid. 12', '8 612 34567, 8 5 212 3456', ''])(
  '"%s" is kept as typed: it is not a single valid number',
  (typed) => {
    expect(toE164(typed)).toBeNull()
  },
)

test('whatever is typed, it is one international number, the same when read again, or none', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ()/.-]{5,25}$/))
  fc.assert(
    fc.property(typed, (text) => {
      const number = toE164(text)
      if (number === null) return
      expect(number).toMatch(/^\+[1-9]\d{6,14}$/)
      expect(toE164(number)).toBe(number)
    }),
    { numRuns: 500 },
  )
})
