import { TIME_ZONE } from '#config/time-zone.ts'
import { formatDate, formatDayOfMonth } from '../text/lithuanian-date.ts'
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

const MONTHS_WITHOUT_YEAR = 10

/** Gives „lapkričio 24 d. 10:00“, with the year when it is far ahead; the time may stand on the next line. */
export function deadlineText({ day, clock }: Deadline, today: string): string {
  const isFar = day > Temporal.PlainDate.from(today).add({ months: MONTHS_WITHOUT_YEAR }).toString()
  const date = isFar ? formatDate(day) : formatDayOfMonth(Temporal.PlainDate.from(day))
  return clock === undefined ? date : `${date} ${clock}`
}
