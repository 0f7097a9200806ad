// `npm run lighthouse`: Lighthouse's scores of one page of each kind, the median of three runs.
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { buildWhenStale } from '../tools/build-state.ts'
import { measureLighthouse } from './sections/lighthouse.ts'
import { createReport } from './support/report.ts'

const USAGE = `Usage: npm run lighthouse [-- --quick]

Lighthouse's scores of one page of each kind, the median of three runs. --quick: one run.
`

const { values } = readCommandLine(USAGE, () =>
  parseArgs({ options: { ...HELP, quick: { type: 'boolean' } } }),
)
buildWhenStale()
const report = createReport()
await measureLighthouse(report, { runs: values.quick ? 1 : 3 })
report.print()
