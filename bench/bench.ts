// `npm run bench`: what the site weighs, costs and serves, each figure beside its limit. --quick: a rough
// run of four minutes.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { createDatabase, startPostgres } from '../tests/support/postgres-server.ts'
import { buildWhenStale } from '../tools/build-state.ts'
import { measureFirstLoads } from './sections/first-load.ts'
import { measureGrowth } from './sections/growth.ts'
import { measureLeads } from './sections/leads.ts'
import { measureLetters } from './sections/letters.ts'
import { measureLighthouse } from './sections/lighthouse.ts'
import { measureMatchingCosts } from './sections/matching.ts'
import { measureNotices } from './sections/notices.ts'
import { measureCostOfViews, measureMemoryAfterLoad, startIdleSite } from './sections/resources.ts'
import { measureServing } from './sections/serving.ts'
import { copyPage, serveWithNginx } from './support/nginx-sites.ts'
import { buildPeer } from './support/peer.ts'
import { recordRun } from './support/record-run.ts'
import { createReport } from './support/report.ts'

const USAGE = `Usage: npm run bench [-- --quick]

Measures what the site weighs, costs and serves, each figure beside its limit, and writes the table into
docs/how-to/measure.md. --quick: roughly and without Lighthouse, in four minutes.
`

const { values: options } = readCommandLine(USAGE, () =>
  parseArgs({ options: { ...HELP, quick: { type: 'boolean', default: false } } }),
)
const seconds = options.quick ? 2 : 8

buildWhenStale()
const report = createReport()
const database = await startPostgres({ fsync: 'on' })
const databaseUrl = await createDatabase(database.url)

report.group('Start and memory')
const site = await startIdleSite(report, 'PostgreSQL', { DATABASE_URL: databaseUrl })
const embedded = await startIdleSite(report, 'embedded', {})

const peer = await buildPeer()
await copyPage(site.url, peer)
const files = await serveWithNginx(peer)

await measureFirstLoads(report, site.url, files?.url ?? null)
await measureServing(report, { site, files, seconds })
await measureLetters(report, { site, files, seconds })
await measureLeads(report, { postgres: site, databaseUrl, embedded })

report.group('After the load')
await measureCostOfViews(report, site, seconds)
await measureMemoryAfterLoad(report, { PostgreSQL: site, embedded })
await embedded.stop()
await site.stop()

measureMatchingCosts(report)
await measureNotices(report, database.url)
await measureGrowth(report, { postgresUrl: database.url, isQuick: options.quick })
if (!options.quick) await measureLighthouse(report, { runs: 3, peerUrl: files?.url ?? null })
await files?.stop()
rmSync(peer, { recursive: true })
await database.remove()
report.print()
recordRun(report.text(), options.quick)
