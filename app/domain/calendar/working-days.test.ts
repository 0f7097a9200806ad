import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addWorkingDays,
  easterSunday,
  isWorkingDay,
  publicHoliday,
  workingDayOnOrAfter,
  workingDayOnOrBefore,
} from './working-days.ts'

const FIRST_DAY = Temporal.PlainDate.from('2024-01-01')
const DAYS = 12 * 365 + 3
const anyDay = fc.nat({ max: DAYS - 1 }).map((days) => FIRST_DAY.add({ days }))

test('Easter is the Sunday after the ecclesiastical full moon, from 1900 to 2100', () => {
  for (let year = 1900; year <= 2100; year++) {
    const easter = easterSunday(year)
    expect(easter.dayOfWeek).toBe(7)
    expect(easter.since(paschalFullMoon(year)).days).toBeGreaterThan(0)
    expect(easter.since(paschalFullMoon(year)).days).toBeLessThanOrEqual(7)
  }
})

test('the holidays of 2026, of which those at a weekend are not moved to another day', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01 Naujieji metai',
    '2026-02-16 Lietuvos valstybės atkūrimo diena',
    '2026-03-11 Lietuvos nepriklausomybės atkūrimo diena',
    '2026-04-05 Velykos',
    '2026-04-06 Antroji Velykų diena',
    '2026-05-01 Tarptautinė darbo diena',
    '2026-05-03 Motinos diena',
    '2026-06-07 Tėvo diena',
    '2026-06-24 Rasos ir Joninės',
    '2026-07-06 Valstybės diena',
    '2026-08-15 Žolinė',
    '2026-11-01 Visų šventųjų diena',
    '2026-11-02 Vėlinės',
    '2026-12-24 Kūčios',
    '2026-12-25 Kalėdos',
    '2026-12-26 Antroji Kalėdų diena',
  ])
})

test.each([
  [2024, 16],
  [2027, 16],
  [2028, 16],
  // Mother's Day is on 1 May.
  [2033, 15],
])('%i has %i days that are public holidays', (year, count) => {
  expect(holidaysOf(year)).toHaveLength(count)
})

test('a working day is never at a weekend or on a holiday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(isWorkingDay(day)).toBe(day.dayOfWeek <= 5 && publicHoliday(day) === null)
    }),
  )
})

test('no working day lies between a day and the nearest working days before and after it', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [before, after] = [workingDayOnOrBefore(day), workingDayOnOrAfter(day)]
      expect([before, after].every(isWorkingDay)).toBe(true)
      expect(Temporal.PlainDate.compare(before, day)).toBeLessThanOrEqual(0)
      expect(Temporal.PlainDate.compare(day, after)).toBeLessThanOrEqual(0)
      if (isWorkingDay(day)) expect([before, after]).toEqual([day, day])
      else expect(workingDaysBetween(before, after)).toBe(1)
    }),
  )
})

test('after a day, as many working days come as were added, and the last of them is the end', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
      const end = addWorkingDays(day, count)
      expect(isWorkingDay(end)).toBe(true)
      expect(workingDaysBetween(day, end)).toBe(count)
    }),
  )
})

/** After `start`, up to and with `end`. */
function workingDaysBetween(start: Temporal.PlainDate, end: Temporal.PlainDate): number {
  let count = 0
  for (
    let day = start.add({ days: 1 });
    Temporal.PlainDate.compare(day, end) <= 0;
    day = day.add({ days: 1 })
  ) {
    if (isWorkingDay(day)) count++
  }
  return count
}

function holidaysOf(year: number): string[] {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  return Array.from({ length: first.daysInYear }, (_, days) => first.add({ days })).flatMap((day) => {
    const name = publicHoliday(day)
    return name === null ? [] : [`${day} ${name}`]
  })
}

/** The ecclesiastical full moon by the table of golden numbers that holds from 1900 to 2199. */
function paschalFullMoon(year: number): Temporal.PlainDate {
  const DATES =
    '04-14 04-03 03-23 04-11 03-31 04-18 04-08 03-28 04-16 04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-17 04-07 03-27'
  return Temporal.PlainDate.from(`${year}-${DATES.split(' ')[year % 19]}`)
}

test.each([
  ['2026-12-22', 5, '2026-12-31'],
  ['2027-01-01', 1, '2027-01-04'],
  ['2027-03-30', -1, '2027-03-26'],
  ['2026-11-22', -1, '2026-11-20'],
  ['2026-11-22', 0, '2026-11-22'],
])('from %s, %i working days lead to %s', (start, count, expected) => {
  expect(addWorkingDays(Temporal.PlainDate.from(start), count).toString()).toBe(expected)
})
