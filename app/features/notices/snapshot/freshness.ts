import { isWorkingDay } from '#app/shared/calendar/working-days.ts'
import { TIME_ZONE } from '#config/time-zone.ts'

/** Older than this, real notices are called old. */
export const MAX_AGE_HOURS = 36

/** Hours since then that fell on working days in Vilnius: nobody expects notices at a weekend. */
export function workingHoursSince(since: Temporal.Instant, now: Temporal.Instant): number {
  let hours = 0
  let from = since.toZonedDateTimeISO(TIME_ZONE)
  const until = now.toZonedDateTimeISO(TIME_ZONE)
  while (Temporal.ZonedDateTime.compare(from, until) < 0) {
    const nextDay = from.toPlainDate().add({ days: 1 }).toZonedDateTime(TIME_ZONE)
    const to = Temporal.ZonedDateTime.compare(nextDay, until) < 0 ? nextDay : until
    if (isWorkingDay(from.toPlainDate())) hours += from.until(to).total('hours')
    from = nextDay
  }
  return hours
}

/** Whether what was read then is too old to pass for today's; null: nothing was ever read completely. */
export function isStale(completeAt: string | null, now: Temporal.Instant): boolean {
  return completeAt === null || workingHoursSince(Temporal.Instant.from(completeAt), now) > MAX_AGE_HOURS
}
