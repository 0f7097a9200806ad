import { formatNumber } from '#app/shared/text/plural.ts'

/** By the law's general rate; who pays another one enters the value without VAT. */
const VAT_PERCENT = 21

const MAX_CENTS = 100_000_000_000_00

/** „70 000“, „69 999,99“, „70000.5 Eur“ in cents; null for what is no amount above zero. */
export function parseCents(text: string): number | null {
  const plain = text.replace(/\s|€|eur\.?$/gi, '')
  const match = /^(?<euros>\d{1,12})(?:[.,](?<cents>\d{1,2}))?$/.exec(plain)
  if (!match?.groups) return null
  const cents = Number(match.groups.euros) * 100 + Number((match.groups.cents ?? '').padEnd(2, '0'))
  return cents > 0 && cents <= MAX_CENTS ? cents : null
}

/** Not rounded: a limit is compared with the exact value. */
export function withoutVat(cents: number): number {
  return (cents * 100) / (100 + VAT_PERCENT)
}

/** „70 000 Eur“, „69 999,99 Eur“ with no-break spaces. */
export function formatCents(cents: number): string {
  const rounded = Math.round(cents)
  const rest = rounded % 100
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${formatNumber(Math.floor(rounded / 100))}${decimals}\u00a0Eur`
}
