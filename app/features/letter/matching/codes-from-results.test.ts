import { expect, test } from 'vitest'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { codesFromResults } from './codes-from-results.ts'

const { tree } = readCatalogue()

function resolve(results: readonly string[], withNotices: readonly string[]): CpvCode[] {
  const entries = results.map((text) => ({ code: cpv(text) }))
  return codesFromResults(entries, {
    tree,
    hasNotices: (codes) => codes.some((code) => withNotices.map(cpv).includes(code)),
  })
}

test('the first find counts, and of the next ones those of its group that it does not cover', () => {
  const results = ['79530000', '79540000', '79531000', '72321000']

  expect(resolve(results, ['79530000'])).toEqual([cpv('79530000'), cpv('79540000')])
})

test('for an empty letter a code is widened while its name speaks of the same thing', () => {
  expect(resolve(['44221110'], ['44221000'])).toEqual([cpv('44221000')])
  expect(resolve(['45262680'], ['45262600', '45262000'])).toEqual([cpv('45262680')])
})

test('for an empty letter another find of the same division is added', () => {
  expect(resolve(['30237310', '30125100'], ['30125100'])).toEqual([cpv('30237310'), cpv('30125100')])
  expect(resolve(['92311000', '60180000'], ['60180000'])).toEqual([cpv('92311000')])
})

test('no find is no code', () => {
  expect(resolve([], [])).toEqual([])
})
