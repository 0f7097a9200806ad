/** The Sunday of the week that the day lies in. */
export function lastDayOfWeek(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: day.daysInWeek - day.dayOfWeek })
}
