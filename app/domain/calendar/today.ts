import { TIME_ZONE } from '#config/time-zone.ts'

/** `at` is a moment in milliseconds, or a date of JavaScript. */
export function inVilnius(at: number | Date = Date.now()): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(Number(at))).toZonedDateTimeISO(TIME_ZONE)
}

export function dayInVilnius(at?: number | Date): Temporal.PlainDate {
  return inVilnius(at).toPlainDate()
}

export function todayInVilnius(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(TIME_ZONE).toPlainDate()
}

export function secondsUntilTomorrow(now: Temporal.Instant): number {
  const tomorrow = todayInVilnius(now).add({ days: 1 }).toZonedDateTime(TIME_ZONE)
  return Math.floor(now.until(tomorrow.toInstant()).total('seconds'))
}

export function lastDayOfWeek(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: day.daysInWeek - day.dayOfWeek })
}
