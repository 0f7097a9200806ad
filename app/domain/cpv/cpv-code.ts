import offsets from '#data/cpv/check-digit-offsets.json' with { type: 'json' }

/** People write a CPV code as eight digits, a hyphen and the check digit, such as `45000000-7`. */
export type CpvCode = string & { readonly __brand: 'CpvCode' }

export const DEEPEST_LEVEL = 6
export const MAX_CHOSEN_CODES = 300

/** The longest prefix gives the offset of the check digit: codes that the 2008 revision moved kept their old digit. */
const CHECK_DIGIT_OFFSETS: Readonly<Record<string, number>> = offsets

const CHECK_DIGIT_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7]

/** The source is the published vocabulary, see data/cpv/README.md. */
export function checkDigit(digits: string): number {
  const sum = CHECK_DIGIT_WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
  return (sum + checkDigitOffset(digits)) % 10
}

export function formatCpvCode(eightDigits: string): CpvCode {
  return `${eightDigits}-${checkDigit(eightDigits)}` as CpvCode
}

/** Accepts `45000000-7`, `450000007`, `45000000`, `45 000 000 - 7`; the code need not exist. */
export function parseCpvCode(text: string): CpvCode | null {
  const digits = digitsOf(text)
  if (digits === null || (digits.length !== 8 && digits.length !== 9)) return null
  const code = formatCpvCode(digits.slice(0, 8))
  return digits.length === 9 && !code.endsWith(`-${digits[8]}`) ? null : code
}

/** Returns null unless the text is only a code or a prefix of one. */
export function digitsOf(text: string): string | null {
  return /^[\d\s.–-]+$/.test(text) ? text.replace(/\D/g, '') : null
}

/** Trailing zeros are padding, but the first two digits always count. */
export function significantDigits(code: CpvCode): string {
  const digits = code.slice(0, 8)
  return digits.slice(0, 2) + digits.slice(2).replace(/0+$/, '')
}

/** Lists the beginnings of the eight digits, from the division on: codes above this one have the same. */
export function prefixesOf(code: CpvCode): string[] {
  return [2, 3, 4, 5, 6, 7, 8].map((length) => code.slice(0, length))
}

/** Divisions below 45 and 48 (software) are goods, the others works and services. */
export function isGoods(code: CpvCode): boolean {
  return code < '45' || code.startsWith('48')
}

function checkDigitOffset(digits: string): number {
  for (let length = digits.length; length > 0; length--) {
    const offset = CHECK_DIGIT_OFFSETS[digits.slice(0, length)]
    if (offset !== undefined) return offset
  }
  return 0
}
