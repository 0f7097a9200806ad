import type { Site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { dayInVilnius } from './today.ts'
import { isWorkingDay } from './working-days.ts'

type WorkingHours = Site['officeHours']

/** Returns how many milliseconds of working hours lie between any two moments from the first to the last one given. */
export function workingTimeBetween(
  first: number,
  last: number,
  hours: WorkingHours,
): (from: number, to: number) => number {
  const days = workingDays(dayInVilnius(first), dayInVilnius(last), hours)
  const worked = (until: number) =>
    days.reduce((sum, { opens, closes }) => sum + Math.max(0, Math.min(until, closes) - opens), 0)
  return (from, to) => Math.max(0, worked(to) - worked(from))
}

/** Returns the last moment from which so much working time has passed. */
export function workingTimeAgo(now: number, duration: number, hours: WorkingHours): number {
  let left = duration
  for (let day = dayInVilnius(now); ; day = day.subtract({ days: 1 })) {
    for (const { opens, closes } of workingDays(day, day, hours)) {
      const end = Math.min(now, closes)
      if (end - opens >= left) return end - left
      left -= Math.max(0, end - opens)
    }
  }
}

/** Returns the working day that has begun and not ended; null outside working hours. */
export function workingDayAt(now: number, hours: WorkingHours) {
  const day = dayInVilnius(now)
  return workingDays(day, day, hours).find(({ opens, closes }) => now >= opens && now < closes) ?? null
}

function workingDays(first: Temporal.PlainDate, last: Temporal.PlainDate, hours: WorkingHours) {
  const days: { opens: number; closes: number }[] = []
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (!isWorkingDay(day) || hours.closedOn.includes(day.toString())) continue
    const closes = (day.dayOfWeek === 5 && hours.fridayCloses) || hours.closes
    days.push({ opens: momentOf(day, hours.opens), closes: momentOf(day, closes) })
  }
  return days
}

function momentOf(day: Temporal.PlainDate, plainTime: string): number {
  return day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime }).epochMilliseconds
}
