import { publicHoliday } from './working-days.ts'

const DAYS_AHEAD = 366

/** Every page asks, and the answer changes once a day. */
let cached: { key: string; days: readonly string[] } = { key: '', days: [] }

/** Weekdays of the coming year on which nobody works, for the clock in the browser. */
export function comingDaysOff(today: Temporal.PlainDate, closedOn: readonly string[]): readonly string[] {
  const key = `${today} ${closedOn.join()}`
  if (cached.key !== key) cached = { key, days: listDaysOff(today, closedOn) }
  return cached.days
}

function listDaysOff(today: Temporal.PlainDate, closedOn: readonly string[]): readonly string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, count) => today.add({ days: count }))
  return days
    .filter((day) => day.dayOfWeek < 6 && (publicHoliday(day) !== null || closedOn.includes(day.toString())))
    .map((day) => day.toString())
}
