import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keywordsOfTitle } from './title-keywords.ts'

test.each([
  ['VPP-2274 Fizinės ir techninės apsaugos paslaugos', 'vpp fizinės techninės apsaugos paslaugos'],
  ['Krantinių Nr. 21, 22 rekonstravimo projektas', 'krantinių rekonstravimo'],
  ['LED šviestuvai su UPS', 'led šviestuvai ups'],
])('„%s“ is about „%s“', (title, expected) => {
  expect(keywordsOfTitle(title).join(' ')).toBe(expected)
})

test('a title of words that every title may have keeps them', () => {
  expect(keywordsOfTitle('Projektas')).toEqual(['projektas'])
})

test('any text gives words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(keywordsOfTitle(title).every((word) => word.length >= 2)).toBe(true)
    }),
  )
})
