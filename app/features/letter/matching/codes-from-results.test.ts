import { expect, test } from 'vitest'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { codesFromResults } from './codes-from-results.ts'

interface Asked {
  withNotices?: readonly string[]
  far?: readonly string[]
}

function codesOf(results: readonly string[], { withNotices = [], far = [] }: Asked): CpvCode[] {
  const entries = results.map((text) => ({ code: cpv(text), isNear: !far.includes(text) }))
  return codesFromResults(entries, (code) => (withNotices.map(cpv).includes(code) ? 1 : 0))
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
})

test('an empty letter keeps its codes and gets the next near result that has notices', () => {
  const roads = { withNotices: ['45233100', '45111000'] }

  expect(codesOf(['45233120', '45233121', '45233100', '45111000'], roads)).toEqual([
    cpv('45233120'),
    cpv('45233100'),
  ])
  expect(codesOf(['31625200', '31100000'], { withNotices: ['31100000'], far: ['31100000'] })).toEqual([
    cpv('31625200'),
  ])
})

test('an empty letter of services gets no goods', () => {
  expect(codesOf(['50311400', '30142200'], { withNotices: ['30142200'] })).toEqual([cpv('50311400')])
})

test('a letter with notices gets no results from elsewhere', () => {
  expect(codesOf(['30232100', '50313000'], { withNotices: ['30232100', '50313000'] })).toEqual([
    cpv('30232100'),
  ])
})

test('without a result there is no code', () => {
  expect(codesOf([], {})).toEqual([])
})
