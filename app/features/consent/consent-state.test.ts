import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allFlags,
  CONSENT_FLAGS,
  CONSENT_VALIDITY_MS,
  type ConsentEvent,
  type ConsentFlags,
  mapFlags,
  nextConsent,
} from './consent-state.ts'

const now = Date.parse('2026-11-20T08:00:00Z')
const granted = allFlags(true)
const denied = allFlags(false)

/** What a choice made at that time leaves in the storage. */
function storedChoice(flags: ConsentFlags, at = now): string {
  return nextConsent({ type: 'save', flags, now: at }).store ?? ''
}

const visit = (stored: string | null): ConsentEvent => ({ type: 'visit', stored, now })

describe('while nothing valid is stored, the banner asks and nothing is pushed, stored or loaded', () => {
  const settings = JSON.parse(storedChoice(granted))
  const unusable: [string, string | null][] = [
    ['a first visit, or a blocked storage', null],
    ['an empty text', ''],
    ['broken JSON', '{"analytics_storage":tr'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['the flags alone, as an earlier site stored them', JSON.stringify(granted)],
    ['another version', JSON.stringify({ ...settings, version: 0 })],
    ['a flag that is missing', JSON.stringify({ ...settings, ad_storage: undefined })],
    ['a flag that is no boolean', JSON.stringify({ ...settings, ad_storage: 'granted' })],
    ['a time that is none', JSON.stringify({ ...settings, time: 'vakar' })],
    ['a choice of six months ago', storedChoice(granted, now - CONSENT_VALIDITY_MS)],
    ['a choice of the far future', storedChoice(granted, now + CONSENT_VALIDITY_MS)],
  ]
  test.each(unusable)('%s', (_name, stored) => {
    expect(nextConsent(visit(stored))).toEqual({
      choice: null,
      store: null,
      update: null,
      loadsTagManager: false,
      deletedCookies: [],
    })
  })
})

describe('„Sutinku“ and „Nesutinku“', () => {
  test('accept grants, stores and pushes all four flags for the EEA and loads the tag manager', () => {
    const step = nextConsent({ type: 'accept', now })
    expect(step.choice).toEqual(granted)
    expect(JSON.parse(step.store ?? '')).toEqual({ ...granted, version: 1, time: '2026-11-20T08:00:00.000Z' })
    expect(step.update).toMatchObject(mapFlags(() => 'granted'))
    expect(step.update?.region).toHaveLength(30)
    expect(step.update?.region).toContain('LT')
    expect(step.loadsTagManager).toBe(true)
    expect(step.deletedCookies).toEqual([])
  })

  test('reject denies, stores and pushes all four, loads nothing and clears what an earlier yes left', () => {
    const step = nextConsent({ type: 'reject', now })
    expect(step.choice).toEqual(denied)
    expect(JSON.parse(step.store ?? '')).toMatchObject(denied)
    expect(step.update).toMatchObject(mapFlags(() => 'denied'))
    expect(step.loadsTagManager).toBe(false)
    expect(step.deletedCookies).toEqual(['_ga', '_gcl'])
  })
})

describe('each combination of the four switches', () => {
  const combinations = Array.from({ length: 16 }, (_, bits) =>
    mapFlags((flag) => ((bits >> CONSENT_FLAGS.indexOf(flag)) & 1) === 1),
  )
  test.each(combinations)(
    '%o: what is pushed equals what is stored, now and at every later visit',
    (flags) => {
      const saved = nextConsent({ type: 'save', flags, now })
      const later = nextConsent({ type: 'visit', stored: saved.store, now: now + 86_400_000 })
      const stored = JSON.parse(saved.store ?? '')
      for (const step of [saved, later]) {
        expect(step.choice).toEqual(flags)
        expect(step.update).toMatchObject(mapFlags((flag) => (stored[flag] ? 'granted' : 'denied')))
        expect(step.loadsTagManager).toBe(CONSENT_FLAGS.some((flag) => flags[flag]))
        expect(step.deletedCookies.includes('_ga')).toBe(!flags.analytics_storage)
        expect(step.deletedCookies.includes('_gcl')).toBe(!flags.ad_storage)
      }
      expect(later.store).toBeNull()
    },
  )
})

test('a withdrawal after a yes is stored and pushed as denied', () => {
  const accepted = nextConsent({ type: 'accept', now })
  const withdrawn = nextConsent({ type: 'save', flags: denied, now: now + 1 })
  expect(JSON.parse(accepted.store ?? '')).toMatchObject(granted)
  expect(nextConsent(visit(withdrawn.store)).update).toMatchObject(mapFlags(() => 'denied'))
})

test('a choice holds until six months have passed', () => {
  const stored = storedChoice(granted)
  const lastMoment = now + CONSENT_VALIDITY_MS - 1
  expect(nextConsent({ type: 'visit', stored, now: lastMoment }).choice).toEqual(granted)
  expect(nextConsent({ type: 'visit', stored, now: lastMoment + 1 }).choice).toBeNull()
})

test('whatever is stored, it is either a whole choice, which is what is pushed, or none', () => {
  const damaged = fc
    .record({ analytics_storage: fc.anything(), version: fc.anything(), time: fc.anything() })
    .map((changes) => JSON.stringify({ ...JSON.parse(storedChoice(granted)), ...changes }))
  const stored = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    damaged,
    fc.constant(storedChoice(granted)),
  )
  fc.assert(
    fc.property(stored, (text) => {
      const { choice, update, loadsTagManager } = nextConsent(visit(text))
      const values = CONSENT_FLAGS.map((flag) => choice?.[flag])
      expect(values.every((value) => typeof value === (choice ? 'boolean' : 'undefined'))).toBe(true)
      expect(CONSENT_FLAGS.map((flag) => update?.[flag])).toEqual(
        values.map((value) => (value === undefined ? undefined : value ? 'granted' : 'denied')),
      )
      expect(loadsTagManager).toBe(values.includes(true))
    }),
  )
})
