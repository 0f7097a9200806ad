// The rules that Biome cannot check; second half of `npm run lint`.
import { globSync } from 'node:fs'
import { routeRows } from '#app/endpoints.ts'
import { refuseArguments } from '#app/infra/command-line.server.ts'
import { lintSources } from '../tools/lint-sources.ts'

const USAGE = `Usage: npm run lint

Holds format and rules of all sources; --help and the like reach only its second half, the rules that Biome has not.
`

refuseArguments(USAGE)
const findings = lintSources([
  ...routeRows.map(({ path }) => path),
  ...globSync('*', { cwd: 'public' }).map((file) => `/${file}`),
])
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
