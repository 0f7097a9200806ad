import { typography } from './typography.ts'

/** „2025 m. lapkričio 4 d.“ of an ISO date. */
export function formatDate(isoDate: string): string {
  return typography(Temporal.PlainDate.from(isoDate).toLocaleString('lt', { dateStyle: 'long' }))
}

/** „2026 m. lapkričio mėn.“ of an ISO date. */
export function formatMonth(isoDate: string): string {
  return formatDate(isoDate).replace(/\u00a0\d+\u00a0d\.$/, '\u00a0mėn.')
}

/** „12 mėnesių“ */
export function formatMonths(count: number): string {
  const lastDigit = count % 10
  const isTeen = count % 100 > 10 && count % 100 < 20
  if (isTeen || lastDigit === 0) return `${count}\u00a0mėnesių`
  return lastDigit === 1 ? `${count}\u00a0mėnuo` : `${count}\u00a0mėnesiai`
}
