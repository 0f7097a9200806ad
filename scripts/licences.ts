// `npm run licences`: writes docs/licences.md; to be run when dependencies have changed.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { licencesPage, listLicences } from '../tools/licences/licence-list.ts'

const USAGE = `Usage: npm run licences

Writes docs/licences.md from package-lock.json; to be run when dependencies have changed.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
writeFileSync('docs/licences.md', licencesPage(listLicences(packages)))
