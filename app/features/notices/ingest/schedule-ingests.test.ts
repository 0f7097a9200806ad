import { expect, test } from 'vitest'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { SourceId } from '../source-notice.ts'
import { lastIngestTime } from './schedule-ingests.server.ts'

/** The times at which an ingest becomes due, found minute by minute. */
function timesOn(source: SourceId, day: string): string[] {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE)
  const minutes = Array.from({ length: start.hoursInDay * 60 }, (_, i) => start.add({ minutes: i }))
  return minutes
    .filter((time) => lastIngestTime(source, time.toInstant()) === time.epochMilliseconds)
    .map((time) => time.toPlainTime().toString({ smallestUnit: 'minute' }))
}

const ROUNDS = ['07:00', '09:00', '11:00', '13:00', '15:00', '17:00', '19:00']

test('TED is read three times in the morning, CVP IS every two hours of the day and once at night', () => {
  for (const day of ['2026-11-20', '2026-07-20']) {
    expect(timesOn('ted', day)).toEqual(['09:30', '10:30', '13:00'])
    expect(timesOn('cvpis', day)).toEqual(['03:00', ...ROUNDS])
  }
})

test('on the days on which clocks change, CVP IS is read once at night all the same', () => {
  expect(timesOn('cvpis', '2027-03-28')).toEqual(['04:00', ...ROUNDS])
  expect(timesOn('cvpis', '2026-10-25')).toEqual(['03:00', ...ROUNDS])
})

test('between two times the earlier one counts, also past midnight', () => {
  const last = (time: string) =>
    Temporal.Instant.fromEpochMilliseconds(lastIngestTime('ted', Temporal.Instant.from(time))).toString()
  expect(last('2026-11-20T10:29:59.999+02:00')).toBe('2026-11-20T07:30:00Z')
  expect(last('2026-11-20T10:31:00+02:00')).toBe('2026-11-20T08:30:00Z')
  expect(last('2026-11-20T00:59:00+02:00')).toBe('2026-11-19T11:00:00Z')
})
