import type { CpvSearch } from '#app/features/cpv/search/cpv-search.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import {
  GOLD_SETS,
  type GoldQuery,
  isBestOnTop,
  isHit,
  measureQuality,
  readGoldSet,
} from '../search-quality/gold-set.ts'
import { printShares } from '../support/report.ts'

type Search = Pick<CpvSearch, 'find'>

const LISTED = 4

/** How good the code search is, beside a plain "contains". Lists failures of tuning queries only: no others may be tuned on. */
export function measureSearch(listsFailures: boolean): void {
  const { search, tree } = readCatalogue()
  const contains: Search = {
    find: (query) => {
      const text = query.trim().toLowerCase()
      const entries = tree.entries.filter((entry) =>
        [entry.code, entry.LT, entry.EN].some((name) => name.toLowerCase().includes(text)),
      )
      return {
        entries: entries.toSorted((a, b) => a.level - b.level),
        isNear: () => true,
        isApproximate: false,
        isUncertain: false,
      }
    },
  }
  for (const set of GOLD_SETS) {
    const queries = readGoldSet(set)
    console.log(`  ${set}: right answer in ten, best code in three, nothing found`)
    for (const [kind, group] of Map.groupBy(queries, ({ kind }) => kind)) printQuality(kind, search, group)
    printQuality('all', search, queries)
    printQuality('all, by "contains"', contains, queries)
  }
  if (listsFailures) printFailures(search, readGoldSet('tuning'))
}

function printQuality(what: string, search: Search, queries: readonly GoldQuery[]): void {
  const { count, hitAt10, bestAt3, empty } = measureQuality(search, queries)
  printShares(what, count, [hitAt10, bestAt3, empty])
}

function printFailures(search: Search, queries: readonly GoldQuery[]): void {
  console.log('\n  tuning queries that fail (X: no right answer in ten)')
  for (const gold of queries) {
    const found = search.find(gold.query).entries
    const codes = found.map(({ code }) => code)
    if (isHit(gold, codes) && isBestOnTop(gold, codes)) continue
    const got = found.slice(0, LISTED).map(({ code, LT }) => `${code} ${LT.slice(0, 40)}`)
    console.log(
      `  ${isHit(gold, codes) ? ' ' : 'X'} [${gold.kind}] ${gold.query} → ${gold.best.join(' ')}; got ${got.join('; ')}`,
    )
  }
}
