import { expect, test } from 'vitest'
import {
  addWorkingDays,
  easterSunday,
  formatDay,
  isWorkingDay,
  secondsUntilTomorrow,
  todayInVilnius,
} from './working-days.ts'

const date = (text: string) => Temporal.PlainDate.from(text)

test.each([
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  // The earliest and the latest Easter, and the two cases that the common rule gets wrong.
  '2285-03-22',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
])('Easter Sunday is on %s', (expected) => {
  expect(easterSunday(date(expected).year).toString()).toBe(expected)
})

test('offices are closed on weekends and on the holidays of the Labour Code', () => {
  const firstDay = date('2027-01-01')
  const year = Array.from({ length: 365 }, (_, index) => firstDay.add({ days: index }))
  const holidays = year.filter((day) => day.dayOfWeek < 6 && !isWorkingDay(day)).map(String)

  expect(year.filter((day) => day.dayOfWeek > 5 && isWorkingDay(day))).toEqual([])
  expect(holidays).toEqual([
    '2027-01-01',
    '2027-02-16',
    '2027-03-11',
    '2027-03-29',
    '2027-06-24',
    '2027-07-06',
    '2027-11-01',
    '2027-11-02',
    '2027-12-24',
  ])
})

test.each([
  ['2026-12-22', 5, '2026-12-31'],
  ['2026-12-23', 1, '2026-12-28'],
  ['2027-01-01', 1, '2027-01-04'],
  ['2027-03-26', 1, '2027-03-30'],
  ['2027-03-30', -1, '2027-03-26'],
  ['2026-11-22', -1, '2026-11-20'],
  ['2026-11-22', 0, '2026-11-22'],
])('from %s, %i working days lead to %s', (start, count, expected) => {
  expect(addWorkingDays(date(start), count).toString()).toBe(expected)
})

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
])('at %s the page holds for %i more seconds', (now, seconds) => {
  expect(secondsUntilTomorrow(Temporal.Instant.from(now))).toBe(seconds)
})

test('a day is written as in a Lithuanian letter and never breaks over lines', () => {
  expect(formatDay(date('2026-11-24'))).toBe('lapkričio\u00a024\u00a0d.')
})
