import { expect, test } from 'vitest'
import { lithuanianStems } from './words.ts'

test.each([
  ['salių', 'šalinti'],
  ['saliu', 'šalinti'],
  ['grioviai', 'griovimas'],
])('„%s“ and „%s“ have no stem in common', (word, other) => {
  expect(lithuanianStems(word).filter((stem) => lithuanianStems(other).includes(stem))).toEqual([])
})

test('an infinitive has the stem of what is done', () => {
  expect(lithuanianStems('šalinti')).toEqual(lithuanianStems('šalinimas'))
})
