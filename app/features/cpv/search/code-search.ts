import { digitsOf } from '#app/shared/cpv/cpv-code.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

/** The digits of a query that is a code, perhaps with words around it („BVPŽ 39112000“). */
export function codeIn(query: string): string | null {
  const whole = digitsOf(query)
  if (whole !== null) return whole === '' ? null : whole
  const code = query.match(/(?<!\d)\d{8}(?:[\s-]*\d)?(?!\d)/)
  return code ? digitsOf(code[0]) : null
}

/** Codes that begin with the digits; for a whole code with a wrong check digit, the code itself. */
export function findByDigits(entries: readonly CpvEntry[], digits: string): CpvEntry[] {
  const found = entries.filter(({ code }) => code.replace('-', '').startsWith(digits))
  if (found.length > 0 || digits.length < 8) return found
  return entries.filter(({ code }) => code.startsWith(digits.slice(0, 8)))
}
