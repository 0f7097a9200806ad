import { typography } from './typography.ts'

// Made once: a formatter takes longer to make than a page has time.
const LONG_DATE = new Intl.DateTimeFormat('lt', { dateStyle: 'long' })
const FULL_DATE = new Intl.DateTimeFormat('lt', { dateStyle: 'full' })
const MONTH = new Intl.DateTimeFormat('lt', { year: 'numeric', month: 'long' })
const DAY = new Intl.DateTimeFormat('lt', { month: 'long', day: 'numeric' })

/** „2025 m. lapkričio 4 d.“ of an ISO date. */
export function formatDate(isoDate: string): string {
  return typography(LONG_DATE.format(Temporal.PlainDate.from(isoDate)))
}

/** „2026 m. lapkričio mėn.“ of an ISO date. */
export function formatMonth(isoDate: string): string {
  return formatDate(isoDate).replace(/\u00a0\d+\u00a0d\.$/, '\u00a0mėn.')
}

/** „2026 m. gruodžio 4 d., penktadienis“ of an ISO date. */
export function formatDateWithWeekday(isoDate: string): string {
  return typography(FULL_DATE.format(Temporal.PlainDate.from(isoDate)))
}

/** „2026 m. gruodis“ of a day in it: the heading of a calendar. */
export function formatCalendarMonth(day: Temporal.PlainDate): string {
  return typography(MONTH.format(day))
}

/** „gruodžio 24 d.“ */
export function formatDayOfMonth(day: Temporal.PlainDate): string {
  return typography(DAY.format(day))
}
