// The rules that Biome cannot hold; the second half of `npm run lint`.
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { findUnboundedCollections } from '../tools/lint/unbounded-collections.ts'

const USAGE = `Usage: npm run lint

Holds format and rules of all sources; --help and the like reach only its second half, the rules that Biome has not.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))
const SERVER_SOURCES = ['server/**/*.ts', 'app/**/*.{ts,tsx}', 'config/**/*.ts']
const ELSEWHERE = /\.test\.|\.client\.|\.island\.|\/use-[^/]+$/

const findings = globSync(SERVER_SOURCES)
  .filter((path) => !ELSEWHERE.test(path.replaceAll('\\', '/')))
  .flatMap((path) =>
    findUnboundedCollections(path, readFileSync(path, 'utf8')).map(
      ({ line, message }) => `${path}:${line} ${message}`,
    ),
  )

for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
