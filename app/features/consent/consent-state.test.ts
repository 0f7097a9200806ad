import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allFlags,
  CONSENT_FLAGS,
  CONSENT_VALIDITY_MS,
  effectsOf,
  mapFlags,
  readConsent,
  serializeConsent,
} from './consent-state.ts'

const now = Date.parse('2026-11-20T08:00:00Z')
const granted = allFlags(true)

describe('an invalid choice counts as none', () => {
  const settings = JSON.parse(serializeConsent(granted, now))
  const unusable: [string, string | null][] = [
    ['a first visit, or a blocked storage', null],
    ['an empty text', ''],
    ['broken JSON', '{"analytics_storage":tr'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a yes alone, as an earlier site stored it', JSON.stringify(granted)],
    ['a yes to a part alone', JSON.stringify({ ...allFlags(false), ad_storage: true })],
    ['a no that lacks a flag', JSON.stringify({ ...allFlags(false), ad_storage: undefined })],
    ['another version', JSON.stringify({ ...settings, version: 0 })],
    ['a flag that is missing', JSON.stringify({ ...settings, ad_storage: undefined })],
    ['a flag that is not a boolean', JSON.stringify({ ...settings, ad_storage: 'granted' })],
    ['a time that is none', JSON.stringify({ ...settings, time: 'vakar' })],
    ['a choice of six months ago', serializeConsent(granted, now - CONSENT_VALIDITY_MS)],
    ['a choice of the far future', serializeConsent(granted, now + CONSENT_VALIDITY_MS)],
  ]
  test.each(unusable)('%s', (_name, stored) => {
    expect(readConsent(stored, now)).toBeNull()
  })
})

describe('a no holds until it is changed, because nobody has to prove it', () => {
  const settings = JSON.parse(serializeConsent(allFlags(false), now))
  const noes: [string, string][] = [
    ['the flags alone, as an earlier site stored them', JSON.stringify(allFlags(false))],
    ['another version', JSON.stringify({ ...settings, version: 0 })],
    ['of years ago', serializeConsent(allFlags(false), now - 9 * CONSENT_VALIDITY_MS)],
  ]
  test.each(noes)('%s', (_name, stored) => {
    expect(readConsent(stored, now)).toEqual(allFlags(false))
  })
})

test('a choice is stored with its version and its time', () => {
  expect(JSON.parse(serializeConsent(granted, now))).toEqual({
    ...granted,
    version: 1,
    time: '2026-11-20T08:00:00.000Z',
  })
})

test('a yes grants all four flags for the EEA and loads the tag manager', () => {
  const { update, loadsTagManager, deletedCookies } = effectsOf(granted)
  expect(update).toMatchObject(mapFlags(() => 'granted'))
  expect(update.region).toHaveLength(30)
  expect(update.region).toContain('LT')
  expect(loadsTagManager).toBe(true)
  expect(deletedCookies).toEqual([])
})

test('a no denies all four, loads nothing and clears what an earlier yes left', () => {
  const { update, loadsTagManager, deletedCookies } = effectsOf(allFlags(false))
  expect(update).toMatchObject(mapFlags(() => 'denied'))
  expect(loadsTagManager).toBe(false)
  expect(deletedCookies).toEqual(['_ga', '_gcl'])
})

describe('each combination of the four switches', () => {
  const combinations = Array.from({ length: 16 }, (_, bits) =>
    mapFlags((flag) => ((bits >> CONSENT_FLAGS.indexOf(flag)) & 1) === 1),
  )
  test.each(combinations)('%o is stored, read again and pushed alike', (flags) => {
    const { update, loadsTagManager, deletedCookies } = effectsOf(flags)
    expect(readConsent(serializeConsent(flags, now), now + 86_400_000)).toEqual(flags)
    expect(update).toMatchObject(mapFlags((flag) => (flags[flag] ? 'granted' : 'denied')))
    expect(loadsTagManager).toBe(CONSENT_FLAGS.some((flag) => flags[flag]))
    expect(deletedCookies.includes('_ga')).toBe(!flags.analytics_storage)
    expect(deletedCookies.includes('_gcl')).toBe(!flags.ad_storage)
  })
})

test('a yes holds until six months have passed', () => {
  const stored = serializeConsent(granted, now)
  const lastMoment = now + CONSENT_VALIDITY_MS - 1
  expect(readConsent(stored, lastMoment)).toEqual(granted)
  expect(readConsent(stored, lastMoment + 1)).toBeNull()
})

test('whatever is stored, it is either a whole choice or none', () => {
  const stored = serializeConsent(granted, now)
  const damaged = fc
    .record({ analytics_storage: fc.anything(), version: fc.anything(), time: fc.anything() })
    .map((changes) => JSON.stringify({ ...JSON.parse(stored), ...changes }))
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), damaged, fc.constant(stored))
  fc.assert(
    fc.property(anything, (text) => {
      const choice = readConsent(text, now)
      if (choice === null) return
      expect(Object.keys(choice)).toEqual([...CONSENT_FLAGS])
      expect(Object.values(choice).every((value) => typeof value === 'boolean')).toBe(true)
    }),
  )
})
