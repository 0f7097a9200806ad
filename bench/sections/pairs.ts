import { readFileSync, writeFileSync } from 'node:fs'
import { describeBasket } from '#app/features/cpv/basket/details/describe-basket.ts'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { type CodedNotice, codePairsTable, isHeldOut } from '../code-pairs/count-code-pairs.ts'
import { printShares } from '../support/report.ts'

/** Gives each code of each notice that was not counted, and looks for the notice's other codes among the suggestions. */
export function measurePairs(file: string, countsFirst: boolean): void {
  const notices: CodedNotice[] = JSON.parse(readFileSync(file, 'utf8'))
  if (countsFirst) writeFileSync('data/cpv/code-pairs.tsv', codePairsTable(notices))
  const catalogue = readCatalogue()
  const tries = notices.filter(isHeldOut).flatMap((notice) => {
    const codes = [...new Set(notice.codes)].map(cpv).filter((code) => catalogue.tree.find(code) !== null)
    return codes.length < 2 ? [] : codes.map((given) => ({ given, codes }))
  })
  const suggested = tries.map(({ given, codes }) => {
    const { suggestions } = describeBasket(catalogue, [given])
    return { shown: suggestions.length, isHit: suggestions.some(({ code }) => codes.includes(code)) }
  })
  console.log('  one code of a notice → suggestions: another code of the notice among them')
  printShares('held-out notices', tries.length, [
    suggested.filter(({ isHit }) => isHit).length / tries.length,
  ])
  const shown = suggested.reduce((sum, each) => sum + each.shown, 0) / tries.length
  console.log(`  suggestions shown: ${shown.toFixed(1)}`)
}
