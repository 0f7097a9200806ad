import { TIME_ZONE } from '#config/time-zone.ts'

const DAY_FORMAT = new Intl.DateTimeFormat('lt', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The six days after Monday of the week that `now` falls in, by the Vilnius calendar. */
export function weekDeadlines(now: Temporal.Instant): Temporal.PlainDate[] {
  const monday = mondayOf(now)
  return [1, 2, 3, 4, 5, 6].map((days) => monday.add({ days }))
}

/** Whole seconds until these deadlines are last week's; a cached page must not live longer. */
export function secondsUntilNextWeek(now: Temporal.Instant): number {
  const nextMonday = mondayOf(now).add({ days: 7 }).toZonedDateTime(TIME_ZONE)
  return Math.floor(now.until(nextMonday.toInstant()).total('seconds'))
}

/** „lapkričio 24 d.“ */
export function formatDay(date: Temporal.PlainDate): string {
  return DAY_FORMAT.format(Date.UTC(date.year, date.month - 1, date.day)).replaceAll(' ', '\u00a0')
}

/** The day on which the week of `now` began, by the Vilnius calendar. */
export function mondayOf(now: Temporal.Instant): Temporal.PlainDate {
  const today = now.toZonedDateTimeISO(TIME_ZONE).toPlainDate()
  return today.subtract({ days: today.dayOfWeek - 1 })
}
