import { TIME_ZONE } from '#config/time-zone.ts'

const SATURDAY = 6
const DAY_FORMAT = new Intl.DateTimeFormat('lt', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/**
 * Month and day of the public holidays with a fixed date (Labour Code, article 123). Easter Sunday, Mother's Day and
 * Father's Day are Sundays anyway.
 */
const FIXED_HOLIDAYS: readonly string[] = [
  '01-01',
  '02-16',
  '03-11',
  '05-01',
  '06-24',
  '07-06',
  '08-15',
  '11-01',
  '11-02',
  '12-24',
  '12-25',
  '12-26',
]

export function todayInVilnius(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(TIME_ZONE).toPlainDate()
}

/** The working day `count` working days after `day`, or before it when `count` is negative. */
export function addWorkingDays(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  const step = { days: Math.sign(count) }
  let date = day
  for (let left = Math.abs(count); left > 0; left -= isWorkingDay(date) ? 1 : 0) date = date.add(step)
  return date
}

/** Monday to Friday, but for public holidays of Lithuania. */
export function isWorkingDay(date: Temporal.PlainDate): boolean {
  if (date.dayOfWeek >= SATURDAY) return false
  const isFixedHoliday = FIXED_HOLIDAYS.includes(date.toString().slice(5))
  return !isFixedHoliday && !date.equals(easterSunday(date.year).add({ days: 1 }))
}

/** Whole seconds until the dates of the sample notices change; a cached page must not live longer. */
export function secondsUntilTomorrow(now: Temporal.Instant): number {
  const tomorrow = todayInVilnius(now).add({ days: 1 }).toZonedDateTime(TIME_ZONE)
  return Math.floor(now.until(tomorrow.toInstant()).total('seconds'))
}

/** „lapkričio 24 d.“ */
export function formatDay(date: Temporal.PlainDate): string {
  return DAY_FORMAT.format(Date.UTC(date.year, date.month - 1, date.day)).replaceAll(' ', '\u00a0')
}

/** Oudin's form of the Gregorian computus. */
export function easterSunday(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = Math.floor((century - 17) / 25)
  const moonAge =
    (century - Math.floor(century / 4) - Math.floor((century - correction) / 3) + 19 * golden + 15) % 30
  const isLate = moonAge === 29 || (moonAge === 28 && golden > 10)
  const fullMoon = moonAge - (isLate ? 1 : 0)
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7
  return Temporal.PlainDate.from({ year, month: 3, day: 28 }).add({ days: fullMoon - weekday })
}
