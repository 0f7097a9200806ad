import type { CpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { type CpvCode, levelOf, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import { findTerm, readTerm, readTitle } from './title-terms.ts'

interface ResolveOptions {
  tree: CpvTree
  hasNotices: (codes: readonly CpvCode[]) => boolean
}

const MAX_RESULTS = 4
const DIVISION_DIGITS = 2
const GROUP_DIGITS = 3
const CLASS_LEVEL = 3

/**
 * Turns search results into the codes of a letter: the first result and those of its group. If that letter would be
 * empty, widens the codes up to the class while the names share a word („suvirinimas“ does not become „specialieji
 * statybos darbai“), then tries another result of the division.
 */
export function codesFromResults(results: readonly { code: CpvCode }[], options: ResolveOptions): CpvCode[] {
  const { hasNotices } = options
  const [first, ...others] = results.slice(0, MAX_RESULTS).map(({ code }) => code)
  if (first === undefined) return []
  const codes = [first]
  for (const code of others) {
    const isNew = !codes.some((other) => covers(code, other) || covers(other, code))
    if (isNew && code.startsWith(first.slice(0, GROUP_DIGITS))) codes.push(code)
  }
  const wide = widen(codes, options)
  if (hasNotices(wide)) return wide
  const helpful = others.find((code) => isInSameDivision(code, first) && hasNotices([code]))
  return helpful === undefined ? codes : withoutCovered([...codes, helpful])
}

function widen(codes: readonly CpvCode[], options: ResolveOptions): CpvCode[] {
  const { tree, hasNotices } = options
  if (hasNotices(codes)) return [...codes]
  const wider = codes.map((code) => {
    const entry = levelOf(code) > CLASS_LEVEL ? tree.find(code) : null
    const parent = entry?.parent_code ? tree.find(entry.parent_code) : null
    return entry && parent && sharesWord(entry.LT, parent.LT) ? parent.code : code
  })
  if (wider.join() === codes.join()) return [...codes]
  return widen(withoutCovered(wider), options)
}

export function withoutCovered(codes: readonly CpvCode[]): CpvCode[] {
  const unique = [...new Set(codes)]
  return unique.filter((code) => !unique.some((other) => other !== code && covers(other, code)))
}

function covers(code: CpvCode, other: CpvCode): boolean {
  return other.startsWith(significantDigits(code))
}

function sharesWord(name: string, other: string): boolean {
  const words = readTitle(other)
  return readTerm(name).some((stems) => findTerm(words, [stems]) !== null)
}

function isInSameDivision(code: CpvCode, other: CpvCode): boolean {
  return code.slice(0, DIVISION_DIGITS) === other.slice(0, DIVISION_DIGITS)
}
