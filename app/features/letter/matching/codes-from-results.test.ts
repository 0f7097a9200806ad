import { expect, test } from 'vitest'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { codesFromResults } from './codes-from-results.ts'

interface Asked {
  withNotices?: readonly string[]
  named?: readonly string[]
  how?: 'synonym' | 'name'
  far?: readonly string[]
}

function codesOf(
  results: readonly string[],
  { withNotices = [], named = [], how = 'synonym', far = [] }: Asked,
): CpvCode[] {
  const entries = results.map((text) => ({ code: cpv(text), isNear: !far.includes(text) }))
  return codesFromResults(entries, {
    naming: (code) => (named.map(cpv).includes(code) ? how : null),
    countNotices: (code) => withNotices.map(cpv).filter((other) => other === code).length,
  })
}

test('the first result counts, and so do later ones of its group that it does not cover', () => {
  const results = ['79530000', '79540000', '79531000', '72321000']

  expect(codesOf(results, { withNotices: ['79530000'] })).toEqual([cpv('79530000'), cpv('79540000')])
})

test('results of the same group that are far below the first one do not count', () => {
  const results = ['45421132', '45421147', '45421142']

  expect(codesOf(results, { far: ['45421147'] })).toEqual([cpv('45421132'), cpv('45421142')])
})

test('a code stays what the search found, also when only wider ones have notices', () => {
  expect(codesOf(['44221110'], { withNotices: ['44221000'] })).toEqual([cpv('44221110')])
  expect(codesOf(['45262680'], { withNotices: ['45262600', '45262000'] })).toEqual([cpv('45262680')])
})

test('an empty letter gets a result of any division that the phrase names, otherwise one of the same division', () => {
  const alarms = { withNotices: ['45312100', '31100000'], named: ['45312100'] }

  expect(codesOf(['31625200', '45312100', '31100000'], alarms)).toEqual([cpv('31625200'), cpv('45312100')])
  expect(codesOf(['30237310', '30125100'], { withNotices: ['30125100'] })).toEqual([
    cpv('30237310'),
    cpv('30125100'),
  ])
  expect(codesOf(['92311000', '60180000'], { withNotices: ['60180000'] })).toEqual([cpv('92311000')])
})

test('a short letter is lengthened by goods when the first result is goods', () => {
  const notices = { withNotices: ['30232100', '39717200', '50313000'], named: ['39717200', '50313000'] }

  expect(codesOf(['30232100', '39717200', '50313000'], notices)).toEqual([cpv('30232100'), cpv('39717200')])
})

test('an empty letter gets a wider result that the phrase names, and keeps the first one', () => {
  const roads = { withNotices: ['45233100'], named: ['45233120', '45233100'] }

  expect(codesOf(['45233120', '45233121', '45233100'], roads)).toEqual([cpv('45233120'), cpv('45233100')])
})

test('a short letter is lengthened by synonyms of the phrase, not by names that share its words', () => {
  const power = { withNotices: ['09310000', '31321000'], named: ['31321000'], how: 'name' } as const

  expect(codesOf(['09310000', '31321000'], power)).toEqual([cpv('09310000')])
})

test('a short letter is not lengthened by a code of many notices, which speaks of several trades', () => {
  const wide = ['80340000', ...Array.from({ length: 8 }, () => '85312000')]

  expect(codesOf(['80340000', '85312000'], { withNotices: wide, named: ['85312000'] })).toEqual([
    cpv('80340000'),
  ])
})

test('a letter that is long enough gets no results from elsewhere', () => {
  const withNotices = ['30232100', '30232100', '30232100', '50313000']

  expect(codesOf(['30232100', '50313000'], { withNotices, named: ['50313000'] })).toEqual([cpv('30232100')])
})

test('without a result there is no code', () => {
  expect(codesOf([], {})).toEqual([])
})
