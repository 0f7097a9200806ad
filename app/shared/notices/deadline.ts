import { TIME_ZONE } from '#config/time-zone.ts'
import { formatDayOfMonth } from '../text/lithuanian-date.ts'
import { clockTime } from './notice-sources.ts'

export interface Deadline {
  /** An ISO date in Vilnius. */
  day: string
  /** „10:00“; absent when only the day is known. */
  hour?: string
}

/** Sources know some deadlines by their day alone, and give that day's last minute. */
const LAST_MINUTE = '23:59'

export function deadlineAt(instant: string): Deadline {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE)
  const day = at.toPlainDate().toString()
  const hour = clockTime(at)
  return hour === LAST_MINUTE ? { day } : { day, hour }
}

/** „lapkričio 24 d. 10:00“; the hour may stand on the next line. */
export function deadlineText({ day, hour }: Deadline): string {
  const date = formatDayOfMonth(Temporal.PlainDate.from(day))
  return hour === undefined ? date : `${date} ${hour}`
}
