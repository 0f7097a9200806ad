import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { CpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { withoutCovered } from './matching/codes-from-results.ts'
import { RECENT_WORKING_DAYS } from './real/shown-notices.ts'

export interface Advice {
  type: 'add' | 'narrow' | 'remove' | 'keep'
  /** The code that is added, narrowed to, removed or kept. */
  code: CpvCode
  name: string
  codes: CpvCode[]
  perLetter: number
}

type Change = Pick<Advice, 'type' | 'code' | 'codes'>

interface AdviceOptions {
  tree: CpvTree
  count: (codes: readonly CpvCode[]) => number
  countNotices: (code: CpvCode) => number
}

const MIN_PER_LETTER = 1
const MAX_PER_LETTER = 15
const MAX_ADVICE = 2
/** Each code that is tried costs a count of all its matches. */
const MAX_CODES_TRIED = 3
const MAX_CHILDREN_TRIED = 8

/** Suggests changes that bring a letter to between 1 and 15 notices, or nearer to it. */
export function adviseOnCodes(codes: readonly CpvCode[], options: AdviceOptions): Advice[] {
  const { count, tree } = options
  const before = count(codes) / RECENT_WORKING_DAYS
  if (before >= MIN_PER_LETTER && before <= MAX_PER_LETTER) return []
  const withCount = (change: Change): Advice => ({
    ...change,
    name: tree.find(change.code)?.LT ?? '',
    perLetter: count(change.codes) / RECENT_WORKING_DAYS,
  })
  const triedCodes = codes.slice(0, MAX_CODES_TRIED)
  const found =
    before < MIN_PER_LETTER
      ? triedCodes.flatMap((code) => bestAddition(additions(code, codes, options).map(withCount), before))
      : reductions(
          triedCodes
            .flatMap((code) => [...removals(code, codes), ...replacements(code, codes, options)])
            .map(withCount),
          before,
        )
  const unique = found.filter(({ code }, i) => found.findIndex((other) => other.code === code) === i)
  return unique.toSorted((a, b) => b.perLetter - a.perLetter).slice(0, MAX_ADVICE)
}

function bestAddition(additions: readonly Advice[], before: number): Advice[] {
  const helpful = additions.filter(({ perLetter }) => perLetter > before && perLetter <= MAX_PER_LETTER)
  return [helpful.find(({ perLetter }) => perLetter >= MIN_PER_LETTER) ?? helpful.at(-1) ?? []].flat()
}

/** Returns all changes that lead to a good number; when none does, the one that leads to the smallest. */
function reductions(changes: readonly Advice[], before: number): Advice[] {
  const helpful = changes.filter(({ perLetter }) => perLetter >= MIN_PER_LETTER && perLetter < before)
  const good = helpful.filter(({ perLetter }) => perLetter <= MAX_PER_LETTER)
  return good.length > 0 ? good : helpful.toSorted((a, b) => a.perLetter - b.perLetter).slice(0, 1)
}

function additions(code: CpvCode, codes: readonly CpvCode[], options: AdviceOptions): Change[] {
  const parent = options.tree.find(code)?.parent_code
  if (!parent) return []
  const rest = additions(parent, codes, options)
  return codes.includes(parent)
    ? rest
    : [{ type: 'add', code: parent, codes: withoutCovered([...codes, parent]) }, ...rest]
}

function removals(code: CpvCode, codes: readonly CpvCode[]): Change[] {
  if (codes.length === 1) return []
  return [
    { type: 'remove', code, codes: codes.filter((other) => other !== code) },
    { type: 'keep', code, codes: [code] },
  ]
}

function replacements(code: CpvCode, codes: readonly CpvCode[], options: AdviceOptions): Change[] {
  return options.tree
    .listChildren(code)
    .filter((child) => options.countNotices(child.code) > 0)
    .slice(0, MAX_CHILDREN_TRIED)
    .map(({ code: child }) => ({
      type: 'narrow',
      code: child,
      codes: codes.map((other) => (other === code ? child : other)),
    }))
}
