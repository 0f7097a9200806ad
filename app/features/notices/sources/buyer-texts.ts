import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { isBare, namedCodes } from '#app/domain/cpv/named-codes.ts'
import { parseCents } from '#app/domain/text/money.ts'
import { MAX_CODES, MAX_VALUE } from '../source-notice.ts'

const ROLE = /\s+(?:\((?:PV|perkančioji organizacija)\)|PV)$/iu
const MAX_CODES_LENGTH = 15_000

/** Only members of a system can bid for a contract within it. */
export const WITHIN_SYSTEM = /specific contract|konkret\p{L}* pirkim|atnaujint\p{L}* varžym/iu

/** Buyers add that they are a contracting authority: „Alytaus poliklinika (PV)“. */
export function withoutRole(buyerName: string): string {
  return buyerName.trim().replace(ROLE, '')
}

export function buyerCodeOf(code: string | number | null | undefined): string | null {
  return /^\d{7,9}$/.exec(String(code ?? '').replace(/\s|^LT/g, ''))?.[0] ?? null
}

/** Codes may be parted by anything, and come without a check digit or with a mistyped one. */
export function readCodes(text: string): CpvCode[] {
  const named = namedCodes(text.slice(0, MAX_CODES_LENGTH)).filter((each) => !isBare(each))
  const codes = named.flatMap(({ code, digits }) => code ?? parseCpvCode(digits.slice(0, 8)) ?? [])
  return [...new Set(codes)].slice(0, MAX_CODES)
}

/** `1 234,50`, `1.234,50`, `1,234.50`, 1234.5; null for nothing and zero. */
export function readValue(value: string | number | null | undefined): number | null | 'unreadable' {
  const text = String(value ?? '').replace(/eur|€|,(?=\d{3}(?!\d))/gi, '')
  const amount = typeof value === 'number' ? value : Number(parseCents(text)) / 100
  if (Number.isNaN(amount) && parseCents(text) === 'notAmount' && text.trim() !== '') return 'unreadable'
  return amount > 0 && amount <= MAX_VALUE ? amount : null
}
