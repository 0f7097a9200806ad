import { type CpvCode, isGoods, significantDigits } from '#app/domain/cpv/cpv-code.ts'

const MAX_RESULTS = 4
const GROUP_DIGITS = 3

/**
 * Turns search results into the codes of a letter: the first result, and near ones of its group; when those have no
 * notices, also the next near one that has some, if both are goods or neither is.
 */
export function codesFromResults(
  results: readonly { code: CpvCode; isNear: boolean }[],
  countNotices: (code: CpvCode) => number,
): CpvCode[] {
  const near = results.slice(0, MAX_RESULTS).flatMap(({ code, isNear }) => (isNear ? code : []))
  const [first] = near
  if (first === undefined) return []
  const codes = withoutCoveredByEarlier(near.filter((code) => code.startsWith(first.slice(0, GROUP_DIGITS))))
  const isHelpful = (code: CpvCode) => countNotices(code) > 0 && isGoods(code) === isGoods(first)
  if (codes.some(isHelpful)) return codes
  const next = near.find(isHelpful)
  return next === undefined ? codes : [...codes, next]
}

export function withoutCovered(codes: readonly CpvCode[]): CpvCode[] {
  const unique = [...new Set(codes)]
  return unique.filter((code) => !unique.some((other) => other !== code && covers(other, code)))
}

/** Keeps the first of codes that cover each other. */
function withoutCoveredByEarlier(codes: readonly CpvCode[]): CpvCode[] {
  const kept: CpvCode[] = []
  for (const code of codes) {
    if (!kept.some((other) => covers(code, other) || covers(other, code))) kept.push(code)
  }
  return kept
}

function covers(code: CpvCode, other: CpvCode): boolean {
  return other.startsWith(significantDigits(code))
}
