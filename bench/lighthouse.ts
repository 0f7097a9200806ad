// `npm run lighthouse`: Lighthouse's scores of one page of each kind, the median of three runs.
import { buildWhenStale } from '../scripts/build-state.ts'
import { measureLighthouse } from './sections/lighthouse.ts'
import { createReport } from './support/report.ts'

buildWhenStale()
const report = createReport()
await measureLighthouse(report, { runs: process.argv.includes('--quick') ? 1 : 3 })
report.print()
