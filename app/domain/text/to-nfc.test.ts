import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toNfc } from './to-nfc.ts'

test('letters and their marks become one character', () => {
  expect(toNfc('z\u030ceme\u0307')).toBe('žemė')
})

test('the first thirty of endless marks on one letter remain, and so does the rest of the text', () => {
  expect(toNfc(`a${'\u0334'.repeat(5_000)}b`)).toBe(`a${'\u0334'.repeat(30)}b`)
})

test('ordinary text becomes NFC as Unicode defines it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(toNfc(text)).toBe(text.normalize('NFC'))
    }),
  )
})
