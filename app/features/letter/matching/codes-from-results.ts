import { type CpvCode, isGoods, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import type { CodeNaming } from './code-naming.ts'

interface CodesOptions {
  naming: CodeNaming
  countNotices: (code: CpvCode) => number
}

const MAX_OF_GROUP = 4
const MAX_ADDED = 2
const DIVISION_DIGITS = 2
const GROUP_DIGITS = 3
const FEW_NOTICES = 3
const MANY_NOTICES = 8

/**
 * Turns search results into the codes of a letter: the first result, and near ones of its group. When those have few
 * notices, results of which the phrase is a synonym are added, unless they have many notices, of several trades. When
 * they have none, results that the phrase names are added, even wider ones; otherwise a near result of the division is.
 */
export function codesFromResults(
  results: readonly { code: CpvCode; isNear: boolean }[],
  { naming, countNotices }: CodesOptions,
): CpvCode[] {
  const [first, ...others] = results.map(({ code }) => code)
  if (first === undefined) return []
  const sharesDigits = (code: CpvCode, digits: number) => code.startsWith(first.slice(0, digits))
  const near = results.slice(1, MAX_OF_GROUP).flatMap(({ code, isNear }) => (isNear ? code : []))
  const codes = withoutCoveredByEarlier([first, ...near.filter((code) => sharesDigits(code, GROUP_DIGITS))])
  const count = codes.reduce((sum, code) => sum + countNotices(code), 0)
  if (count >= FEW_NOTICES) return codes
  const isNew = (code: CpvCode) => (count === 0 ? !codes.includes(code) : !isCovered(code, codes))
  const helpful = others.filter((code) => countNotices(code) > 0 && isNew(code))
  const fitting = helpful.filter((code) =>
    count === 0
      ? naming(code)
      : isGoods(code) === isGoods(first) && naming(code) === 'synonym' && countNotices(code) < MANY_NOTICES,
  )
  const named = withoutCoveredByEarlier(fitting).slice(0, MAX_ADDED)
  if (count > 0 || named.length > 0) return [...codes, ...named]
  return [
    ...codes,
    ...helpful.filter((code) => near.includes(code) && sharesDigits(code, DIVISION_DIGITS)).slice(0, 1),
  ]
}

export function withoutCovered(codes: readonly CpvCode[]): CpvCode[] {
  const unique = [...new Set(codes)]
  return unique.filter((code) => !unique.some((other) => other !== code && covers(other, code)))
}

/** Keeps the first of codes that cover each other. */
function withoutCoveredByEarlier(codes: readonly CpvCode[]): CpvCode[] {
  const kept: CpvCode[] = []
  for (const code of codes) if (!isCovered(code, kept)) kept.push(code)
  return kept
}

function isCovered(code: CpvCode, by: readonly CpvCode[]): boolean {
  return by.some((other) => covers(code, other) || covers(other, code))
}

function covers(code: CpvCode, other: CpvCode): boolean {
  return other.startsWith(significantDigits(code))
}
