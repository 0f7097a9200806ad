import { TIME_ZONE } from '#config/time-zone.ts'
import { formatDayOfMonth } from '../text/lithuanian-date.ts'
import { clockTime } from './source-texts.ts'

export interface Deadline {
  day: string
  /** The time is as „10:00“; it is absent when only the day is known. */
  clock?: string
}

/** Sources know some deadlines by their day alone, and give that day's last minute. */
const LAST_MINUTE = '23:59'

export function deadlineAt(instant: string): Deadline {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE)
  const day = at.toPlainDate().toString()
  const clock = clockTime(at)
  return clock === LAST_MINUTE ? { day } : { day, clock }
}

/** Gives „lapkričio 24 d. 10:00“; the time may stand on the next line. */
export function deadlineText({ day, clock }: Deadline): string {
  const date = formatDayOfMonth(Temporal.PlainDate.from(day))
  return clock === undefined ? date : `${date} ${clock}`
}
