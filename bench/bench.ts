// `npm run bench`: what the site weighs, costs and serves, each figure beside its limit. --quick: a rough
// run of four minutes.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { createDatabase, startPostgres } from '../tests/support/postgres-server.ts'
import { buildWhenStale } from '../tools/build-state.ts'
import { compareWith } from './against.ts'
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
       npm run bench -- against <commit>

Measures what the site weighs, costs and serves, each figure beside its limit, and writes the table into
docs/how-to/measure.md. --quick: roughly and without Lighthouse, in four minutes.
against: measures this tree and that commit in turns and prints how much faster this one is.
`

const { isQuick, commit } = readCommandLine(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...HELP, quick: { type: 'boolean', default: false } },
  })
  const [what, commit = null, ...rest] = positionals
  if ((what !== undefined && what !== 'against') || rest.length > 0) {
    throw new UsageError(`There is no such run: ${positionals.join(' ')}.`)
  }
  if (what === 'against' && commit === null) throw new UsageError('Against which commit?')
  return { values, isQuick: values.quick, commit }
})

buildWhenStale()
if (commit === null) await measureSite()
else await compareWith(commit)

async function measureSite(): Promise<void> {
  const seconds = isQuick ? 2 : 8
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
  await measureGrowth(report, { postgresUrl: database.url, isQuick: isQuick })
  if (!isQuick) await measureLighthouse(report, { runs: 3, peerUrl: files?.url ?? null })
  await files?.stop()
  rmSync(peer, { recursive: true })
  await database.remove()
  report.print()
  recordRun(report.text(), isQuick)
}
