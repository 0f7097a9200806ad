import { formatNumber } from './plural.ts'

/** This is the general rate; with another one visitors enter the value without VAT. */
export const VAT_PERCENT = 21

const MAX_EUROS = 100_000_000_000

/** Spaces or dots stand only between groups of three digits: „40000 60000“ is two amounts, „1.5“ has cents. */
const AMOUNT =
  /^(?:€\s*)?(?<minus>[-–−]\s?)?(?<euros>\d+|\d{1,3}(?:\s\d{3})+|\d{1,3}(?:\.\d{3})+(?!\.))(?:[.,](?<cents>\d{1,2}))?\s*(?:€|eur\.?)?$/i

export type AmountFault = 'notAmount' | 'notAboveZero' | 'tooLarge'

/** Reads „70 000“, „5.404.000“, „69 999,99“ or „70000.5 Eur“ as cents, or returns the fault. */
export function parseCents(text: string): number | AmountFault {
  const match = AMOUNT.exec(text.trim())
  if (!match?.groups) return 'notAmount'
  const euros = Number((match.groups.euros ?? '').replace(/[\s.]/g, ''))
  const cents = euros * 100 + Number((match.groups.cents ?? '').padEnd(2, '0'))
  if (match.groups.minus !== undefined || cents === 0) return 'notAboveZero'
  return cents <= MAX_EUROS * 100 ? cents : 'tooLarge'
}

export const AMOUNT_FAULTS: Readonly<Record<AmountFault, string>> = {
  notAmount: 'Įrašykite sumą skaičiais, pvz., 69 999,99.',
  notAboveZero: 'Suma turi būti didesnė už nulį.',
  tooLarge: `Suma per didelė: skaičiuojame iki ${MAX_EUROS / 1_000_000_000}\u00a0mlrd.\u00a0Eur.`,
}

/** The value is not rounded, since a threshold is compared with the exact one. */
export function withoutVat(cents: number): number {
  return (cents * 100) / (100 + VAT_PERCENT)
}

/** The result is negative when `a` is less; differences below a thousandth of a cent are rounding errors. */
export function compareCents(a: number, b: number): number {
  return Math.round((a - b) * 1_000)
}

/** Gives „70 000 Eur“ or „69 999,99 Eur“, with no-break spaces. */
export function formatCents(cents: number): string {
  const rounded = Math.round(cents)
  const rest = rounded % 100
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${formatNumber(Math.floor(rounded / 100))}${decimals}\u00a0Eur`
}
