import { type CpvCode, isGoods, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import type { NamesCode } from './phrase-words.ts'

interface ResolveOptions {
  namedBy: ReturnType<NamesCode>
  countWith: (code: CpvCode) => number
}

const MAX_OF_GROUP = 4
const MAX_ADDED = 2
const DIVISION_DIGITS = 2
const GROUP_DIGITS = 3
const FEW_NOTICES = 3

/**
 * Turns search results into the codes of a letter: the first result and near ones of its group. Few notices: further
 * results that are synonyms of the phrase, whatever their division. None: also those that it names, even wider ones,
 * or any other one of the division.
 */
export function codesFromResults(
  results: readonly { code: CpvCode; isNear: boolean }[],
  { namedBy, countWith }: ResolveOptions,
): CpvCode[] {
  const [first, ...others] = results.map(({ code }) => code)
  if (first === undefined) return []
  const isOfFirst = (code: CpvCode, digits: number) => code.startsWith(first.slice(0, digits))
  const near = results.slice(1, MAX_OF_GROUP).flatMap(({ code, isNear }) => (isNear ? code : []))
  const codes = withoutLater([first, ...near.filter((code) => isOfFirst(code, GROUP_DIGITS))])
  const count = codes.reduce((sum, code) => sum + countWith(code), 0)
  if (count >= FEW_NOTICES) return codes
  const isNew = (code: CpvCode) => (count === 0 ? !codes.includes(code) : !isCovered(code, codes))
  const helpful = others.filter((code) => countWith(code) > 0 && isNew(code))
  const fitting = helpful.filter((code) =>
    count === 0 ? namedBy(code) : isGoods(code) === isGoods(first) && namedBy(code) === 'synonym',
  )
  const named = withoutLater(fitting).slice(0, MAX_ADDED)
  if (count > 0 || named.length > 0) return [...codes, ...named]
  return [
    ...codes,
    ...helpful.filter((code) => near.includes(code) && isOfFirst(code, DIVISION_DIGITS)).slice(0, 1),
  ]
}

export function withoutCovered(codes: readonly CpvCode[]): CpvCode[] {
  const unique = [...new Set(codes)]
  return unique.filter((code) => !unique.some((other) => other !== code && covers(other, code)))
}

/** Of codes that cover each other the first one. */
function withoutLater(codes: readonly CpvCode[]): CpvCode[] {
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
