// The rules that Biome cannot hold; the second half of `npm run lint`.
import { globSync, readFileSync } from 'node:fs'
import { findUnboundedCollections } from '../tools/lint/unbounded-collections.ts'

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
