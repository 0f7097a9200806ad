// `npm run bench:search`: how good the code search is, beside a plain "contains". With --failures lists what fails
// (never for held-out queries: they are not for tuning).
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildCpvSearch, type CpvSearch } from '#app/features/cpv/search/cpv-search.ts'
import { parseSynonyms } from '#app/features/cpv/search/synonyms/synonyms.ts'
import type { CpvEntry } from '#app/features/cpv/vocabulary/cpv-entry.ts'
import { buildCpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { parseVocabularyCsv } from '#app/features/cpv/vocabulary/vocabulary-csv.ts'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'

import { GOLD_SETS, type GoldQuery, isBestOnTop, isHit, measureQuality, readGoldSet } from './gold-set.ts'

const USAGE = `Usage: npm run bench:search [-- --failures]

Measures how good the search for codes is, beside a plain "contains". --failures: which tuning queries fail.
`

const { values: options } = readCommandLine(USAGE, () =>
  parseArgs({ options: { ...HELP, failures: { type: 'boolean' } } }),
)
const DATA = new URL('../../data/cpv/', import.meta.url)

const entries = parseVocabularyCsv(read('cpv.csv'))
const synonyms = readdirSync(new URL('synonyms/', DATA)).flatMap((file) =>
  parseSynonyms(read(`synonyms/${file}`)),
)
const startedAt = performance.now()
const search = buildCpvSearch(buildCpvTree(entries), synonyms)
console.log(`${synonyms.length} synonyms, index built in ${Math.round(performance.now() - startedAt)} ms`)

const contains: Pick<CpvSearch, 'search'> = {
  search: (query) => ({ entries: findContaining(query), isApproximate: false }),
}
for (const set of GOLD_SETS) {
  const queries = readGoldSet(set)
  console.log(`\n${set}: ${queries.length} queries (share with its 95 % interval; "contains" in brackets)`)
  for (const [kind, group] of Map.groupBy(queries, ({ kind }) => kind)) printRow(kind, group)
  printRow('ALL', queries)
  printTimes(queries)
}
if (options.failures) printFailures(readGoldSet('tuning'))

function printRow(kind: string, queries: readonly GoldQuery[]): void {
  const ours = measureQuality(search, queries)
  const plain = measureQuality(contains, queries)
  const cell = (name: 'hitAt10' | 'bestAt3' | 'empty') =>
    `${percent(ours[name])} ${interval(ours[name], ours.count)} (${percent(plain[name])})`.padEnd(30)
  console.log(
    `  ${kind.padEnd(14)} n=${String(ours.count).padEnd(4)} hit@10 ${cell('hitAt10')} best@3 ${cell('bestAt3')} empty ${cell('empty')}`,
  )
}

function printTimes(queries: readonly GoldQuery[]): void {
  const cold = buildCpvSearch(buildCpvTree(entries), synonyms)
  const times = queries
    .map(({ query }) => {
      const from = performance.now()
      cold.search(query)
      return performance.now() - from
    })
    .sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
  console.log(`  time a query, each asked once: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

function printFailures(queries: readonly GoldQuery[]): void {
  console.log('\ntuning queries that fail (X: no right answer in ten)')
  for (const gold of queries) {
    const found = search.search(gold.query).entries
    const codes = found.map(({ code }) => code)
    if (isHit(gold, codes) && isBestOnTop(gold, codes)) continue
    const got = found.slice(0, 4).map(({ code, LT }) => `${code} ${LT.slice(0, 40)}`)
    console.log(
      `${isHit(gold, codes) ? ' ' : 'X'} [${gold.kind}] ${gold.query} → ${gold.best.join(' ')}; got ${got.join('; ')}`,
    )
  }
}

function findContaining(query: string): CpvEntry[] {
  const wanted = query.trim().toLowerCase()
  return entries
    .filter(({ code, LT, EN }) => [code, LT, EN].some((text) => text.toLowerCase().includes(wanted)))
    .sort((a, b) => a.level - b.level)
}

/** Wilson's interval for a share. */
function interval(share: number, count: number): string {
  const z = 1.96
  const centre = share + z ** 2 / (2 * count)
  const spread = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))
  const whole = 1 + z ** 2 / count
  return `${percent((centre - spread) / whole)}–${percent((centre + spread) / whole)}`
}

function percent(share: number): string {
  return (Math.max(0, share) * 100).toFixed(1)
}

function read(path: string): string {
  return readFileSync(new URL(path, DATA), 'utf8')
}
