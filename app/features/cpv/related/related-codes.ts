import { type CpvCode, formatCpvCode, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { buildLazily } from '#app/domain/data/build-lazily.ts'
import type { Synonym } from '../search/synonyms/synonyms.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../vocabulary/cpv-tree.ts'
import { buildCodePairs, type CodeSet } from './code-pairs.ts'

export interface RelatedCode {
  entry: CpvEntry
  /** It is the given code to which this one is related most. */
  to: CpvCode
  relation: 'wider' | 'notices' | 'activity'
}

export interface CodeSets {
  synonyms: readonly Synonym[]
  /** Pairs of codes, counted in public notices. */
  publicPairs: readonly CodeSet[]
  demoNotices: readonly Pick<CodeSet, 'codes'>[]
}

/** Authorities do themselves what this division is about; buyers abroad add it to much else. */
const ADMINISTRATION = '75'
/** A single notice of a buyer abroad may have two codes by chance. */
const CHANCE = 0.5
const SYNONYM_WEIGHT = 0.3
const WIDER_SCORE = 4
/** A code that so many pairs of public notices join to a group stands there often. */
const OFTEN = Math.log1p(3)
/** Whoever chooses still more codes is led on from the latest. */
const MAX_LATEST = 20

/** Finds what suppliers of some codes may need, too: codes that go together with them. */
export function createRelatedCodes(tree: CpvTree, sets: CodeSets) {
  const codeOf = (prefix: string) => formatCpvCode(prefix.padEnd(8, '0'))
  const pairs = buildLazily(() => ({
    ofNotices: buildCodePairs(tree, sets.publicPairs),
    all: buildCodePairs(tree, [
      ...sets.publicPairs.map(({ codes, weight }) => ({ codes, weight: weight - CHANCE })),
      ...sets.demoNotices.map(({ codes }) => ({ codes, weight: 1 })),
      ...sets.synonyms.map(({ prefixes }) => ({ codes: prefixes.map(codeOf), weight: SYNONYM_WEIGHT })),
    ]),
  }))

  function scoresFor(to: CpvEntry): Map<CpvCode, number> {
    const scores = pairs().all.scoreOthers(to)
    const wider = widerThan(to)
    if (wider) scores.set(wider, (scores.get(wider) ?? 0) + WIDER_SCORE)
    return scores
  }

  /** A division is too wide to be offered only because it is above. */
  function widerThan({ parent_code }: CpvEntry): CpvCode | null {
    const parent = parent_code && tree.find(parent_code)
    return parent && parent.level > 1 ? parent.code : null
  }

  function relationOf(code: CpvCode, to: CpvEntry): RelatedCode['relation'] {
    if (code === widerThan(to)) return 'wider'
    return pairs().ofNotices.strengthInGroup(to.code, code) >= OFTEN ? 'notices' : 'activity'
  }

  /** Adds up what speaks for each code; `to` is the given code that speaks for it most. */
  function addScores(entries: readonly CpvEntry[]) {
    const sums = new Map<CpvCode, { total: number; best: number; to: CpvEntry }>()
    for (const entry of entries) {
      for (const [code, score] of scoresFor(entry)) {
        const { total, best, to } = sums.get(code) ?? { total: 0, best: 0, to: entry }
        const isBest = score > best
        sums.set(code, { total: total + score, best: isBest ? score : best, to: isBest ? entry : to })
      }
    }
    return [...sums].sort(([, a], [, b]) => b.total - a.total)
  }

  return (entries: readonly CpvEntry[], max: number): RelatedCode[] => {
    const unwanted = [ADMINISTRATION, ...entries.map(({ code }) => significantDigits(code))]
    return addScores(entries.slice(-MAX_LATEST).reverse())
      .values()
      .filter(([code]) => !unwanted.some((digits) => code.startsWith(digits)))
      .flatMap(([code, { to }]) => {
        const entry = tree.find(code)
        return entry ? [{ entry, to: to.code, relation: relationOf(code, to) }] : []
      })
      .take(max)
      .toArray()
  }
}
