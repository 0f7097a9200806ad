import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { type GoldTitle, readFixtureTitles, readGoldTitles } from '../matching/gold-titles.ts'
import { measureMatching, measureTitles } from '../matching/matching-quality.ts'
import { printShares } from '../support/report.ts'

type Search = (title: string) => CpvCode[]

const LISTED = 4
const MAX_SHOWN_LENGTH = 90

/** How well titles of notices lead to codes, and codes to notices. Lists failures of tuning titles only. */
export function measureMatchingQuality(listsFailures: boolean): void {
  const catalogue = readCatalogue()
  const search = (title: string) => catalogue.search.find(title).entries.map(({ code }) => code)
  const titles = Map.groupBy(readGoldTitles(), ({ set }) => set)
  console.log('  title → code: group of a right code in ten, of the best code, nothing found')
  for (const [set, ofSet] of titles) {
    for (const [style, ofStyle] of Map.groupBy(ofSet, ({ style }) => style)) {
      printTitles(`${set}, ${style}`, search, ofStyle)
    }
  }
  printTitles('fixtures (real)', search, readFixtureTitles())

  console.log('  code → notices: every trade (four digits) chosen once; precision, recall')
  for (const [set, ofSet] of titles) {
    const { precision, recall, shown } = measureMatching(catalogue, ofSet)
    printShares(set, shown, [precision, recall])
  }
  if (listsFailures) printFailures(search, titles.get('tuning') ?? [])
}

function printTitles(what: string, search: Search, titles: Parameters<typeof measureTitles>[1]): void {
  const { count, groupAt10, bestGroupAt10, empty } = measureTitles(search, titles)
  printShares(what, count, [groupAt10, bestGroupAt10, empty])
}

function printFailures(search: Search, titles: readonly GoldTitle[]): void {
  console.log('\n  tuning titles without the group of a right code in ten')
  for (const gold of titles) {
    if (measureTitles(search, [gold]).groupAt10 === 1) continue
    const got = search(gold.title).slice(0, LISTED)
    console.log(`  ${gold.title.slice(0, MAX_SHOWN_LENGTH)} → ${gold.right[0]}; got ${got.join(' ')}`)
  }
}
