import fc from 'fast-check'
import { expect, test } from 'vitest'
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

const settings = JSON.parse(serializeConsent(granted, now))
test.each<[string, string | null]>([
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
  ['a choice of the far future', serializeConsent(granted, now + CONSENT_VALIDITY_MS)],
])('an invalid choice counts as none: %s', (_name, stored) => {
  expect(readConsent(stored, now)).toBeNull()
})

const refused = allFlags(false)
test.each([
  ['the flags alone, as an earlier site stored them', JSON.stringify(refused)],
  ['another version', JSON.stringify({ ...refused, version: 0, time: new Date(now) })],
  ['of years ago', serializeConsent(refused, now - 9 * CONSENT_VALIDITY_MS)],
])('a no holds until it is changed, because nobody has to prove it: %s', (_name, stored) => {
  expect(readConsent(stored, now)).toEqual(refused)
})

test('a choice is stored with its version and its time', () => {
  expect(JSON.parse(serializeConsent(granted, now))).toEqual({
    ...granted,
    version: 1,
    time: '2026-11-20T08:00:00.000Z',
  })
})

test('a choice is pushed for the thirty countries of the EEA', () => {
  const { region } = effectsOf(granted).update
  expect(region).toHaveLength(30)
  expect(region).toContain('LT')
})

const combinations = Array.from({ length: 16 }, (_, bits) =>
  mapFlags((flag) => ((bits >> CONSENT_FLAGS.indexOf(flag)) & 1) === 1),
)
test.each(combinations)('the combination of switches %o is stored, read again and pushed alike', (flags) => {
  const { update, loadsTagManager, deletedCookies } = effectsOf(flags)
  expect(readConsent(serializeConsent(flags, now), now + 86_400_000)).toEqual(flags)
  expect(update).toMatchObject(mapFlags((flag) => (flags[flag] ? 'granted' : 'denied')))
  expect(loadsTagManager).toBe(CONSENT_FLAGS.some((flag) => flags[flag]))
  expect(deletedCookies.includes('_ga')).toBe(!flags.analytics_storage)
  expect(deletedCookies.includes('_gcl')).toBe(!flags.ad_storage)
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
