import { expect, test } from 'vitest'
import { completeUntil, hoursOfWorkingDays, isStale } from './freshness.ts'

function at(text: string): Temporal.Instant {
  return Temporal.ZonedDateTime.from(`${text}[Europe/Vilnius]`).toInstant()
}

test.each([
  ['within a day', '2026-11-18T06:00', '2026-11-18T18:00', 12],
  ['over a weekend', '2026-11-20T18:00', '2026-11-23T06:00', 12],
  [
    'over Christmas Eve to the second day of Christmas, and the weekend',
    '2026-12-23T12:00',
    '2026-12-28T06:00',
    18,
  ],
  ['over the hour that is skipped in March, a Sunday', '2027-03-26T12:00', '2027-03-29T12:00', 12],
  ['back in time', '2026-11-18T06:00', '2026-11-17T06:00', 0],
])('hours of working days are counted %s', (_, since, now, expected) => {
  expect(hoursOfWorkingDays(at(since), at(now))).toBe(expected)
})

test('notices of Friday morning are still fresh on Monday morning, and old in the evening', () => {
  const friday = at('2026-11-20T09:00').toString()

  expect(isStale(friday, at('2026-11-23T09:00'))).toBe(false)
  expect(isStale(friday, at('2026-11-23T22:00'))).toBe(true)
  expect(isStale(null, at('2026-11-23T09:00'))).toBe(true)
})

test.each([
  ['today', '2026-11-20', '2026-11-20T07:30:00'],
  ['two weeks ago', '2026-11-06', '2026-11-06T23:59:59'],
])('a file read on Friday whose newest notice is of %s is known until %s', (_, window_to, expected) => {
  const started_at = new Date(at('2026-11-20T07:30').epochMilliseconds)

  expect(completeUntil({ started_at, window_to })).toEqual(at(expected))
})
