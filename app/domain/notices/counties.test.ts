import { expect, test } from 'vitest'
import { countyCodes } from './counties.ts'

test.each([
  [
    ['LT023', 'LT022', 'LTU'],
    ['LT022', 'LT023'],
  ],
  [['PL711', 'POL'], []],
  [['LTU'], ['LT']],
  [['LT02'], ['LT']],
  [
    ['LT00A', 'LT003'],
    ['LT011', 'LT023'],
  ],
  [['LT02A'], ['LT']],
  [[], []],
])('the places %j lie in %j', (places, expected) => {
  expect(countyCodes(places)).toEqual(expected)
})
