import { type CpvCode, levelOf, significantDigits } from '#app/shared/cpv/cpv-code.ts'

interface ResolveOptions {
  /** Codes for a phrase, best first. */
  search: (phrase: string) => readonly CpvCode[]
  parentOf: (code: CpvCode) => CpvCode | null
  /** How many notices a letter of these codes has. */
  count: (codes: readonly CpvCode[]) => number
}

const MAX_CODES = 4
const LOOKED_AT = 4
const GROUP_DIGITS = 3
/** A letter with less is thin; codes are widened for it, but not beyond a category. */
const MIN_NOTICES = 2
const CATEGORY_LEVEL = 4
/** For a letter that would be empty, they are widened up to the class: above it lies no single trade. */
const CLASS_LEVEL = 3

/**
 * What a supplier typed → the codes of his letter: what the search finds first, and of its next finds those of the same
 * group. Codes too narrow for a letter are widened step by step, at most to their class.
 */
export function resolvePhrase(phrase: string, { search, parentOf, count }: ResolveOptions): CpvCode[] {
  const [first, ...others] = search(phrase).slice(0, LOOKED_AT)
  if (first === undefined) return []
  const group = first.slice(0, GROUP_DIGITS)
  let codes = [first]
  for (const code of others) {
    const isNew = code.startsWith(group) && !codes.some((other) => covers(code, other) || covers(other, code))
    if (isNew && codes.length < MAX_CODES) codes.push(code)
  }
  for (;;) {
    const found = count(codes)
    if (found >= MIN_NOTICES) return codes
    const topLevel = found === 0 ? CLASS_LEVEL : CATEGORY_LEVEL
    const wider = codes.map((code) => (levelOf(code) > topLevel ? (parentOf(code) ?? code) : code))
    if (wider.join() === codes.join()) return codes
    codes = withoutCovered(wider)
  }
}

/** Leaves out codes that lie below another one of the list. */
export function withoutCovered(codes: readonly CpvCode[]): CpvCode[] {
  const unique = [...new Set(codes)]
  return unique.filter((code) => !unique.some((other) => other !== code && covers(other, code)))
}

function covers(code: CpvCode, other: CpvCode): boolean {
  return other.startsWith(significantDigits(code))
}
