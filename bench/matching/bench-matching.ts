// `npm run bench:matching`: how well titles of notices are read, towards codes and from codes. Held-out titles and those
// of the fixtures are never listed: they are not for tuning.
import { parseArgs } from 'node:util'
import { letterVocabulary } from '#app/features/letter/letter-vocabulary.server.ts'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { readCatalogue, readSynonyms } from '#tests/support/cpv-catalogue.ts'
import { type GoldTitle, readFixtureTitles, readGoldTitles } from './gold-titles.ts'
import { measureMatching, measureTitles } from './matching-quality.ts'

const USAGE = `Usage: npm run bench:matching [-- --failures]

Measures how well titles of notices lead to codes, and codes to notices. --failures: which tuning titles fail.
`
const LISTED = 4
const MAX_SHOWN_LENGTH = 90

const { values: options } = readCommandLine(USAGE, () =>
  parseArgs({ options: { ...HELP, failures: { type: 'boolean' } } }),
)
const catalogue = readCatalogue()
const vocabulary = letterVocabulary(catalogue, readSynonyms())
const titles = readGoldTitles()
const search = (title: string) => catalogue.search.search(title).entries.map(({ code }) => code)

console.log(
  'title → code: group of a right code in ten, of the best code, first division right, nothing found',
)
for (const set of ['tuning', 'held-out'] as const) {
  const ofSet = titles.filter((title) => title.set === set)
  for (const style of ['plain', 'long'] as const) {
    printTitles(
      `${set}, ${style}`,
      ofSet.filter((title) => title.style === style),
    )
  }
  printTitles(`${set}, all`, ofSet)
}
printTitles('fixtures (real, buyer’s codes)', readFixtureTitles())

console.log('\nnotices × codes: every trade (four digits) chosen once; precision, recall, shown')
for (const set of ['tuning', 'held-out'] as const) {
  const ofSet = titles.filter((title) => title.set === set)
  printMatching(`${set}, by code alone`, ofSet, ['code'])
  printMatching(`${set}, and the code above`, ofSet, ['code', 'wider'])
  printMatching(`${set}, and by the title`, ofSet, ['code', 'wider', 'title'])
}
if (options.failures) printFailures(titles.filter(({ set }) => set === 'tuning'))

function printTitles(name: string, of: Parameters<typeof measureTitles>[1]): void {
  const { count, groupAt10, bestGroupAt10, divisionFirst, empty } = measureTitles(search, of)
  const shares = [groupAt10, bestGroupAt10, divisionFirst, empty].map((share) => percent(share).padStart(6))
  console.log(`  ${name.padEnd(32)} n=${String(count).padEnd(4)} ${shares.join('  ')}`)
}

function printMatching(
  name: string,
  of: readonly GoldTitle[],
  reasons: Parameters<typeof measureMatching>[2],
): void {
  const { precision, recall, shown } = measureMatching(vocabulary, of, reasons)
  console.log(
    `  ${name.padEnd(32)} ${percent(precision).padStart(6)}  ${percent(recall).padStart(6)}  ${shown}`,
  )
}

function printFailures(of: readonly GoldTitle[]): void {
  console.log('\ntuning titles without the group of a right code in ten')
  for (const gold of of) {
    if (measureTitles(search, [gold]).groupAt10 === 1) continue
    const got = search(gold.title).slice(0, LISTED)
    console.log(`  ${gold.title.slice(0, MAX_SHOWN_LENGTH)} → ${gold.right[0]}; got ${got.join(' ')}`)
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
