import { expect, test } from 'vitest'
import { formatDay, secondsUntilNextWeek, weekDeadlines } from './week-deadlines.ts'

test.each([
  ['2026-11-18T12:00:00+02:00', 'in the middle of a week', '2026-11-17', '2026-11-22'],
  ['2026-11-16T00:00:00+02:00', 'at the first moment of Monday', '2026-11-17', '2026-11-22'],
  ['2026-11-22T23:59:59+02:00', 'at the last moment of Sunday', '2026-11-17', '2026-11-22'],
  ['2026-11-22T22:30:00Z', 'on Monday in Vilnius while it is Sunday in UTC', '2026-11-24', '2026-11-29'],
  ['2026-11-22T21:30:00Z', 'on Sunday in Vilnius and in UTC', '2026-11-17', '2026-11-22'],
  ['2026-03-29T12:00:00+03:00', 'on the day when clocks go forward', '2026-03-24', '2026-03-29'],
  ['2026-10-25T03:30:00+02:00', 'in the hour that clocks repeat', '2026-10-20', '2026-10-25'],
  ['2026-12-31T12:00:00+02:00', 'at the end of a year', '2026-12-29', '2027-01-03'],
  ['2027-01-01T00:00:00+02:00', 'on New Year', '2026-12-29', '2027-01-03'],
  ['2028-03-01T00:00:00+02:00', 'after a leap day', '2028-02-29', '2028-03-05'],
])('at %s, %s, the deadlines go from %s to %s', (now, _when, first, last) => {
  const days = weekDeadlines(Temporal.Instant.from(now)).map(String)

  expect(days).toHaveLength(6)
  expect([days[0], days[5]]).toEqual([first, last])
  expect(days).toEqual([...new Set(days)].sort())
})

test.each([
  ['2026-11-22T23:59:50+02:00', 10],
  ['2026-11-16T00:00:00+02:00', 7 * 24 * 3_600],
  // The week in which clocks go forward is an hour shorter, the one in which they go back an hour longer.
  ['2026-03-23T00:00:00+02:00', 7 * 24 * 3_600 - 3_600],
  ['2026-10-19T00:00:00+03:00', 7 * 24 * 3_600 + 3_600],
])('at %s the page holds for %i more seconds', (now, seconds) => {
  expect(secondsUntilNextWeek(Temporal.Instant.from(now))).toBe(seconds)
})

test('when the page has lived that long, its dates are indeed the next week’s', () => {
  const now = Temporal.Instant.from('2026-10-24T18:12:13Z')
  const turn = now.add({ seconds: secondsUntilNextWeek(now) })

  expect(weekDeadlines(turn.subtract({ seconds: 1 })).map(String)).toEqual(weekDeadlines(now).map(String))
  expect(weekDeadlines(turn).map(String)[0]).toBe('2026-10-27')
})

test('a day is written as in a Lithuanian letter and never breaks over lines', () => {
  expect(formatDay(Temporal.PlainDate.from('2026-11-24'))).toBe('lapkričio\u00a024\u00a0d.')
})
