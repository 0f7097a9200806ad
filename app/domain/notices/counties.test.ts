import { expect, test } from 'vitest'
import { countyCodes, countyNames } from './counties.ts'

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

test('each code is a county', () => {
  expect(countyNames('LT011 LT021 LT022 LT023 LT024 LT025 LT026 LT027 LT028 LT029').join(' ')).toBe(
    'Vilniaus Alytaus Kauno Klaipėdos Marijampolės Panevėžio Šiaulių Tauragės Telšių Utenos',
  )
})
