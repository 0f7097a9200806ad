import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { TIME_ZONE } from '#config/time-zone.ts'
import { INGEST_TIMES } from './schedule-ingests.server.ts'

/** Reads cron expressions as the queue does; it never connects. */
const boss = new PgBoss('postgres://nobody@127.0.0.1:1/nothing')

function timesOn(day: string): string[] {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE)
  const from = new Date(start.toInstant().epochMilliseconds - 1)
  return INGEST_TIMES.flatMap((cron) => boss.previewSchedule(cron, { tz: TIME_ZONE, from, count: 40 }))
    .map((time) => Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(TIME_ZONE))
    .filter((time) => time.toPlainDate().toString() === day)
    .sort(Temporal.ZonedDateTime.compare)
    .map((time) => time.toPlainTime().toString({ smallestUnit: 'minute' }))
}

const DAY = [
  ...[
    '00:00',
    '01:00',
    '02:00',
    '03:00',
    '04:00',
    '05:00',
    '05:30',
    '06:00',
    '06:30',
    '07:00',
    '07:30',
    '08:00',
  ],
  ...[
    '08:30',
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
  ],
  ...['20:00', '21:00', '22:00', '23:00'],
]

test('sources are read every half hour from five to nine in Vilnius, hourly otherwise', () => {
  expect(timesOn('2026-11-20')).toEqual(DAY)
  expect(timesOn('2026-07-20')).toEqual(DAY)
})

test('the morning schedule is the same on the days on which clocks change', () => {
  const spring = timesOn('2027-03-28')
  const autumn = timesOn('2026-10-25')

  for (const times of [spring, autumn]) {
    expect(times.filter((time) => time >= '05:00')).toEqual(DAY.filter((time) => time >= '05:00'))
    // A skipped hour may run later or not at all, a repeated one once or twice; no other hour is missed.
    expect(times).toEqual(expect.arrayContaining(['00:00', '01:00', '02:00', '04:00']))
  }
})
