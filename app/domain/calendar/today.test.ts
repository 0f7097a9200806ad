import { expect, test } from 'vitest'
import { secondsUntilTomorrow, todayInVilnius } from './today.ts'

test('today is the day of Vilnius', () => {
  expect(todayInVilnius(Temporal.Instant.from('2026-11-22T21:59:59Z')).toString()).toBe('2026-11-22')
  expect(todayInVilnius(Temporal.Instant.from('2026-11-22T22:00:00Z')).toString()).toBe('2026-11-23')
})

test.each([
  ['2026-11-22T23:59:50+02:00', 10],
  ['2026-11-16T00:00:00+02:00', 24 * 3_600],
  // Clocks go forward, and back.
  ['2026-03-29T00:00:00+02:00', 23 * 3_600],
  ['2026-10-25T00:00:00+03:00', 25 * 3_600],
])('at %s the day lasts %i more seconds', (now, seconds) => {
  expect(secondsUntilTomorrow(Temporal.Instant.from(now))).toBe(seconds)
})
