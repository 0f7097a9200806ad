import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { buildCpvSearch } from '#app/features/cpv/search/cpv-search.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { trainGroupModel } from '../../tools/group-model/train-group-model.ts'
import { type GoldTitle, readFixtureTitles, readGoldTitles } from '../matching/gold-titles.ts'
import { measurePhrases, splitSynonyms } from '../matching/held-out-synonyms.ts'
import { measureMatching, measureTitles } from '../matching/matching-quality.ts'
import { readTrainingTitles } from '../matching/training-titles.ts'
import { printShares } from '../support/report.ts'

type Search = (title: string) => CpvCode[]

const LISTED = 4
const MAX_SHOWN_LENGTH = 90

/** How well titles of notices lead to codes, and codes to notices. Lists failures of tuning titles only. */
export function measureMatchingQuality(listsFailures: boolean): void {
  const catalogue = readCatalogue()
  const search = (title: string) => catalogue.search.find(title).entries.map(({ code }) => code)
  const titles = Map.groupBy(readGoldTitles(), ({ set }) => set)
  console.log(
    '  title → code: group, division of a right code first; its group in ten, of the best code; nothing',
  )
  for (const [set, ofSet] of titles) {
    for (const [style, ofStyle] of Map.groupBy(ofSet, ({ style }) => style)) {
      printTitles(`${set}, ${style}`, search, ofStyle)
    }
    printTitles(`${set}, all`, search, ofSet)
  }
  printTitles('fixtures (real)', search, readFixtureTitles())

  console.log('  code → notices: every trade (four digits) chosen once; precision, recall')
  for (const [set, ofSet] of titles) {
    const { precision, recall, shown } = measureMatching(catalogue, ofSet)
    printShares(set, shown, [precision, recall])
  }

  printHeldOutSynonyms(catalogue)
  if (listsFailures) printFailures(search, titles.get('tuning') ?? [])
}

function printTitles(what: string, search: Search, titles: Parameters<typeof measureTitles>[1]): void {
  const { count, groupAt1, divisionAt1, groupAt10, bestGroupAt10, empty } = measureTitles(search, titles)
  printShares(what, count, [groupAt1, divisionAt1, groupAt10, bestGroupAt10, empty])
}

/** How well words lead to codes that no list of synonyms has. */
function printHeldOutSynonyms({ tree, synonyms }: CpvCatalogue): void {
  const { heldOut, kept } = splitSynonyms(synonyms)
  const model = trainGroupModel({ entries: tree.entries, synonyms: kept, titles: readTrainingTitles() })
  const { count, groupAt1, groupAt3, divisionAt1 } = measurePhrases(
    buildCpvSearch(tree, kept, model),
    heldOut,
  )
  console.log('  synonyms that the search does not know: right group first, in three, right division first')
  printShares('held out', count, [groupAt1, groupAt3, divisionAt1])
}

function printFailures(search: Search, titles: readonly GoldTitle[]): void {
  console.log('\n  tuning titles without the group of a right code in ten')
  for (const gold of titles) {
    if (measureTitles(search, [gold]).groupAt10 === 1) continue
    const got = search(gold.title).slice(0, LISTED)
    console.log(`  ${gold.title.slice(0, MAX_SHOWN_LENGTH)} → ${gold.right[0]}; got ${got.join(' ')}`)
  }
}
