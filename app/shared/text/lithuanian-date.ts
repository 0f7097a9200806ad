import { typography } from './typography.ts'

/** „2025 m. lapkričio 4 d.“ of an ISO date. */
export function formatDate(isoDate: string): string {
  return typography(Temporal.PlainDate.from(isoDate).toLocaleString('lt', { dateStyle: 'long' }))
}

/** „2026 m. lapkričio mėn.“ of an ISO date. */
export function formatMonth(isoDate: string): string {
  return formatDate(isoDate).replace(/\u00a0\d+\u00a0d\.$/, '\u00a0mėn.')
}

/** „2026 m. gruodžio 4 d., penktadienis“ of an ISO date. */
export function formatDateWithWeekday(isoDate: string): string {
  return typography(Temporal.PlainDate.from(isoDate).toLocaleString('lt', { dateStyle: 'full' }))
}
