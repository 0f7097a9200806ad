import { formatNumber } from '#app/shared/text/plural.ts'

/** By the law's general rate; who pays another one enters the value without VAT. */
const VAT_PERCENT = 21

const MAX_CENTS = 100_000_000_000_00

/** Spaces stand between groups of three digits only: „40000 60000“ is two amounts. */
const AMOUNT =
  /^(?:€\s*)?(?<euros>\d{1,12}|\d{1,3}(?:\s\d{3}){1,3})(?:[.,](?<cents>\d{1,2}))?\s*(?:€|eur\.?)?$/i

/** „70 000“, „69 999,99“, „70000.5 Eur“ in cents; null for what is no amount above zero. */
export function parseCents(text: string): number | null {
  const match = AMOUNT.exec(text.trim())
  if (!match?.groups) return null
  const euros = Number((match.groups.euros ?? '').replace(/\s/g, ''))
  const cents = euros * 100 + Number((match.groups.cents ?? '').padEnd(2, '0'))
  return cents > 0 && cents <= MAX_CENTS ? cents : null
}

/** Not rounded: a limit is compared with the exact value. */
export function withoutVat(cents: number): number {
  return (cents * 100) / (100 + VAT_PERCENT)
}

/**
 * Below zero when `a` is less than `b`. Values without VAT that differ do so by more than a thousandth of a cent; less
 * is an error of floating point.
 */
export function compareCents(a: number, b: number): number {
  return Math.round((a - b) * 1_000)
}

/** „70 000 Eur“, „69 999,99 Eur“ with no-break spaces. */
export function formatCents(cents: number): string {
  const rounded = Math.round(cents)
  const rest = rounded % 100
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${formatNumber(Math.floor(rounded / 100))}${decimals}\u00a0Eur`
}
