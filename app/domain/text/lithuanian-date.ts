import { memoize } from '../data/memoize.ts'
import { typography } from './typography.ts'

// Creating a formatter is slow, so each is made once.
const MONTH = new Intl.DateTimeFormat('lt', { year: 'numeric', month: 'long' })
const DAY = new Intl.DateTimeFormat('lt', { month: 'long', day: 'numeric' })
const WEEKDAY = new Intl.DateTimeFormat('lt', { weekday: 'long' })
// A letter has dozens of dates, and formatting one takes as long as rendering its notice.
const MONTHS = Array.from(
  { length: 12 },
  (_, month) => DAY.format(Temporal.PlainDate.from({ year: 2001, month: month + 1, day: 1 })).split(' ')[0],
)
/** The names begin with Monday, 1 January 2001. */
export const WEEKDAYS = Array.from({ length: 7 }, (_, day) =>
  WEEKDAY.format(Temporal.PlainDate.from({ year: 2001, month: 1, day: day + 1 })),
)

/** Gives „2025 m. lapkričio 4 d.“ for an ISO date. */
export const formatDate = memoize((isoDate: string): string => {
  const day = Temporal.PlainDate.from(isoDate)
  return `${day.year}\u00a0m.\u00a0${formatDayOfMonth(day)}`
})

/** Gives „2026 m. gruodžio 4 d., penktadienis“ for an ISO date. */
export function formatDateWithWeekday(isoDate: string): string {
  return `${Temporal.PlainDate.from(isoDate).year}\u00a0m.\u00a0${formatDayWithWeekday(isoDate)}`
}

/** Gives „gruodžio 4 d., penktadienis“ for an ISO date. */
export function formatDayWithWeekday(isoDate: string): string {
  const day = Temporal.PlainDate.from(isoDate)
  return `${formatDayOfMonth(day)}, ${WEEKDAYS[day.dayOfWeek - 1]}`
}

/** Gives the heading of a calendar, „2026 m. gruodis“, for any day in it. */
export function formatCalendarMonth(day: Temporal.PlainDate): string {
  return typography(MONTH.format(day))
}

/** Gives „gruodžio 24 d.“. */
export function formatDayOfMonth(day: Temporal.PlainDate): string {
  return `${MONTHS[day.month - 1]}\u00a0${day.day}\u00a0d.`
}

export function daysLeftText(endsOn: string, day: string): string {
  const days = Temporal.PlainDate.from(day).until(endsOn).days
  if (days < 0) return 'jau praėjo'
  return days === 0 ? 'paskutinė diena' : `liko ${days}\u00a0d.`
}
