import { expect, test } from 'vitest'
import { MONDAY } from '#tests/support/demo-letters.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { letterCaching } from './letter-caching.ts'

const QUERY = 'kodai=90910000-9'
const CODES = new URLSearchParams(QUERY)
const demo = writeRealLetter(QUERY, null)
const real = writeRealLetter(QUERY, realNoticesOf([realNotice(1)]))
/** Half a minute before midnight in Vilnius. */
const LATE = Temporal.Instant.from('2026-11-23T21:59:30Z')

test('letters of real notices are cached in front of the server for five minutes, demo notices for an hour', () => {
  expect(letterCaching(real, CODES, MONDAY)).toMatch(/s-maxage=300, stale-while-revalidate=0$/)
  expect(letterCaching(demo, CODES, MONDAY)).toContain('s-maxage=3600,')
})

test('all letters expire at midnight', () => {
  for (const model of [real, demo]) expect(letterCaching(model, CODES, LATE)).toContain('s-maxage=30,')
})

test('letters of typed words are cached nowhere', () => {
  for (const words of ['zodziai=stogai', 'prideti=stogai']) {
    const params = new URLSearchParams(`${QUERY}&${words}`)
    for (const model of [real, demo]) expect(letterCaching(model, params, MONDAY)).toBe('no-store')
  }
})
