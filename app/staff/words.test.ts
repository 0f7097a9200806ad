import { expect, test } from 'vitest'
import { callAgainTimes, durationText } from './words.ts'

const MINUTE_MS = 60_000

test.each([
  ['2026-11-27T10:00', ['2026-11-27T15:00', '2026-11-30T09:00']],
  ['2026-11-27T15:00', ['2026-11-30T09:00']],
  ['2026-11-28T10:00', ['2026-11-30T09:00']],
])('at %s a call is promised for %j, never for a day off', (now, times) => {
  const moment = Temporal.PlainDateTime.from(now).toZonedDateTime('Europe/Vilnius')
  expect(callAgainTimes(moment).map(([time]) => time)).toEqual(times)
})

test('working time is said to be that where the clock shows another', () => {
  expect(durationText(58 * MINUTE_MS, 58.5 * MINUTE_MS)).toBe('58\u00a0min.')
  expect(durationText(58 * MINUTE_MS, 600 * MINUTE_MS)).toBe('58\u00a0min. darbo laiko')
})
