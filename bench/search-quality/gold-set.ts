import { readFileSync } from 'node:fs'
import type { CpvSearch } from '#app/features/cpv/search/cpv-search.ts'

/** A query as suppliers type it, with the answers that count as correct. */
export interface GoldQuery {
  query: string
  kind: string
  /** A result is correct when its digits begin with one of these. */
  prefixes: string[]
  /** The one to three best codes. */
  best: string[]
}

export interface SearchQuality {
  count: number
  /** Share of queries with a correct answer among the first ten. */
  hitAt10: number
  /** Share of queries with a best code among the first three. */
  bestAt3: number
  /** Share of queries without any result. */
  empty: number
}

/** Only `tuning` is for tuning. */
export const GOLD_SETS = ['tuning', 'held-out', 'independent'] as const

export function readGoldSet(name: (typeof GOLD_SETS)[number]): GoldQuery[] {
  return parseGoldSet(readFileSync(new URL(`../../data/cpv/gold/${name}.tsv`, import.meta.url), 'utf8'))
}

/** A table of `data/cpv/gold`: query, kind, prefixes, best; separated by tabs. */
function parseGoldSet(table: string): GoldQuery[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [query = '', kind = '', prefixes = '', best = ''] = line.split('\t')
      return { query, kind, prefixes: prefixes.split(' '), best: best.split(' ') }
    })
}

export function isHit({ prefixes }: GoldQuery, codes: readonly string[]): boolean {
  return codes.slice(0, 10).some((code) => prefixes.some((prefix) => code.startsWith(prefix)))
}

export function isBestOnTop({ best }: GoldQuery, codes: readonly string[]): boolean {
  return codes.slice(0, 3).some((code) => best.includes(code))
}

export function measureQuality(
  search: Pick<CpvSearch, 'find'>,
  queries: readonly GoldQuery[],
): SearchQuality {
  const answers = queries.map((gold) => ({
    gold,
    codes: search.find(gold.query).entries.map(({ code }) => code),
  }))
  const share = (holds: (answer: (typeof answers)[number]) => boolean) =>
    answers.filter(holds).length / answers.length
  return {
    count: queries.length,
    hitAt10: share(({ gold, codes }) => isHit(gold, codes)),
    bestAt3: share(({ gold, codes }) => isBestOnTop(gold, codes)),
    empty: share(({ codes }) => codes.length === 0),
  }
}
