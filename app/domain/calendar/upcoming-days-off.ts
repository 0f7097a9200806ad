import { publicHoliday } from './working-days.ts'

const DAYS_AHEAD = 366

/** Lists weekdays of the coming year on which the office is closed, for the office status in the browser. */
export function upcomingDaysOff(today: Temporal.PlainDate, closedOn: readonly string[]): readonly string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, count) => today.add({ days: count }))
  return days
    .filter((day) => day.dayOfWeek < 6 && (publicHoliday(day) !== null || closedOn.includes(day.toString())))
    .map((day) => day.toString())
}
