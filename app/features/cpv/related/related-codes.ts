import { type CpvCode, formatCpvCode, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { isCommonWord } from '#app/domain/text/stop-words.ts'
import { wordsOf } from '#app/domain/text/words.ts'
import type { CpvSearch } from '../search/cpv-search.ts'
import type { Synonym } from '../search/synonyms/synonyms.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { CpvTree } from '../vocabulary/cpv-tree.ts'
import { buildCodePairs, type CodeSet, groupOf } from './code-pairs.ts'

export interface RelatedCode {
  entry: CpvEntry
  /** It is the given code to which this one is related most. */
  to: CpvCode
  relation: 'wider' | 'notices' | 'activity' | 'name'
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
const OFTEN = 3
/** Each of the latest codes costs a search. */
const MAX_LATEST = 20
const MAX_SIMILAR_NAMES = 40
const SHARED_LETTERS = 4
/** „Ne elektros mašinų remontas“ contains the words of what it is not. */
const NEGATION = /(?:^|\s)(?:ne|be|išskyrus|kiti|kitos|įvairūs|įvairios)\s/i

/** Finds what suppliers of some codes may need, too: first codes that go together with them, then those of similar names. */
export function createRelatedCodes(tree: CpvTree, search: () => CpvSearch, sets: CodeSets) {
  const pairs = buildLazily(() => ({
    ofNotices: buildCodePairs(tree, sets.publicPairs),
    all: buildCodePairs(tree, [
      ...sets.publicPairs.map(({ codes, weight }) => ({ codes, weight: weight - CHANCE })),
      ...sets.demoNotices.map(({ codes }) => ({ codes, weight: 1 })),
      ...sets.synonyms.map(({ prefixes }) => ({ codes: prefixes.map(codeOf), weight: SYNONYM_WEIGHT })),
    ]),
  }))

  function scoresFor(to: CpvEntry) {
    const scores = pairs().all.scoreOthers(to)
    const wider = widerThan(to)
    if (wider) scores.set(wider, (scores.get(wider) ?? 0) + WIDER_SCORE)
    const offered = [...scores].filter(([code]) => !code.startsWith(ADMINISTRATION))
    return offered.map(([code, score]) => ({ code, score, to }))
  }

  /** A division is too wide to be offered only because it is above. */
  function widerThan({ parent_code }: CpvEntry): CpvCode | null {
    const parent = parent_code && tree.find(parent_code)
    return parent && parent.level > 1 ? parent.code : null
  }

  function relationOf(code: CpvCode, to: CpvEntry): RelatedCode['relation'] {
    if (code === widerThan(to)) return 'wider'
    return pairs().ofNotices.countInGroup(to.code, code) >= OFTEN ? 'notices' : 'activity'
  }

  function findPairs(entries: readonly CpvEntry[]): RelatedCode[] {
    const scored = Map.groupBy(entries.flatMap(scoresFor), ({ code }) => code)
    const ranked = Array.from(scored.values(), (all) => ({
      total: all.reduce((sum, { score }) => sum + score, 0),
      best: all.reduce((best, each) => (each.score > best.score ? each : best)),
    })).sort((a, b) => b.total - a.total)
    return ranked.flatMap(({ best: { code, to } }) => {
      const entry = tree.find(code)
      return entry ? { entry, to: to.code, relation: relationOf(code, to) } : []
    })
  }

  /** Names of other groups often say what else is done with the same thing: its supply, installation, repair. */
  function* findNamed(entries: readonly CpvEntry[]): Generator<RelatedCode> {
    for (const { code: to, LT } of entries) {
      for (const entry of search().findSimilarNames(LT).slice(0, MAX_SIMILAR_NAMES)) {
        const isNear = groupOf(entry.code) === groupOf(to) || to.startsWith(significantDigits(entry.code))
        if (!isNear && beginsWithWordOf(LT, entry.LT)) yield { entry, to, relation: 'name' }
      }
    }
  }

  return (entries: readonly CpvEntry[], maxPairs: number, maxNamed: number): RelatedCode[] => {
    const given = entries.map(({ code }) => significantDigits(code))
    const latest = entries.slice(-MAX_LATEST).reverse()
    const related = new Map<CpvCode, RelatedCode>()
    const add = (found: Iterable<RelatedCode>, max: number) => {
      const limit = related.size + max
      for (const each of found) {
        if (related.size === limit) return
        const { code } = each.entry
        if (!related.has(code) && !given.some((digits) => code.startsWith(digits))) related.set(code, each)
      }
    }
    add(findPairs(latest), maxPairs)
    add(findNamed(latest), maxNamed)
    return [...related.values()]
  }
}

/** A name begins with what it is about. Letters are compared, since „raštas“ and „rąstas“ have one stem. */
function beginsWithWordOf(other: string, name: string): boolean {
  const [first = ''] = wordsOf(name)
  if (first.length < SHARED_LETTERS || isCommonWord(first) || NEGATION.test(name)) return false
  return wordsOf(other).some((word) => word.startsWith(first.slice(0, SHARED_LETTERS)))
}

function codeOf(prefix: string): CpvCode {
  return formatCpvCode(prefix.padEnd(8, '0'))
}
