import { expect, test } from 'vitest'
import { TIME_ZONE } from '#config/time-zone.ts'
import { lastIngestTime } from './schedule-ingests.server.ts'

/** The times at which an ingest becomes due, found minute by minute. */
function timesOn(day: string): string[] {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE)
  const minutes = Array.from({ length: start.hoursInDay * 60 }, (_, i) => start.add({ minutes: i }))
  return minutes
    .filter((time) => lastIngestTime(time.toInstant()) === time.epochMilliseconds)
    .map((time) => time.toPlainTime().toString({ smallestUnit: 'minute' }))
}

const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${String(from + i).padStart(2, '0')}:00`)
const MORNING = ['05:00', '05:30', '06:00', '06:30', '07:00', '07:30', '08:00', '08:30']
const DAY = [...hours(0, 4), ...MORNING, ...hours(9, 23)]

test('sources are read every half hour from five to nine in Vilnius, hourly otherwise', () => {
  expect(timesOn('2026-11-20')).toEqual(DAY)
  expect(timesOn('2026-07-20')).toEqual(DAY)
})

test('on the days on which clocks change, the hour that is left out is, and the one that comes twice is read twice', () => {
  expect(timesOn('2027-03-28')).toEqual(DAY.filter((time) => time !== '03:00'))
  expect(timesOn('2026-10-25')).toEqual(DAY.flatMap((time) => (time === '03:00' ? [time, time] : time)))
})

test('between two times the earlier one counts, also past midnight', () => {
  const last = (time: string) =>
    Temporal.Instant.fromEpochMilliseconds(lastIngestTime(Temporal.Instant.from(time))).toString()
  expect(last('2026-11-20T05:29:59.999+02:00')).toBe('2026-11-20T03:00:00Z')
  expect(last('2026-11-20T05:31:00+02:00')).toBe('2026-11-20T03:30:00Z')
  expect(last('2026-11-20T00:59:00+02:00')).toBe('2026-11-19T22:00:00Z')
})
