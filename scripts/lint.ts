// The rules that Biome cannot check; second half of `npm run lint`.
import { refuseArguments } from '#app/infra/command-line.server.ts'
import { lintSources } from '../tools/lint-sources.ts'

const USAGE = `Usage: npm run lint

Checks the format and rules of all sources. Options such as --help reach only the rules that Biome lacks.
`

refuseArguments(USAGE)
const findings = lintSources()
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
