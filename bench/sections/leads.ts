import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { submissionLimits } from '#config/limits.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres-server.ts'
import { measureLoad } from '../support/load.ts'
import { cpuSeconds } from '../support/process-usage.ts'
import { failures, printRow } from '../support/report.ts'
import { startSite } from '../support/site-process.ts'

const CONNECTIONS = 32
/** Below the overall target, which the bench leaves on. */
const SUBMISSIONS = submissionLimits.scripted.overall - 200
const MIN_PER_SECOND = 300
const POLL_MS = 200

/** Each lead comes from another visitor and is answered once it is on disk. */
export async function measureLeads(): Promise<void> {
  const postgres = await startPostgres({ fsync: 'on' })
  const databaseUrl = await createDatabase(postgres.url)
  const { url, pid, stop } = await startSite({ DATABASE_URL: databaseUrl })
  const before = cpuSeconds(pid)
  const plan = { url, connections: CONNECTIONS, amount: SUBMISSIONS, paths: 'leads' as const }
  const { perSecond, p99Ms, count, failed } = await measureLoad(plan, pid)
  printRow('requests of visitors, stored', perSecond, '/s', {
    target: { atLeast: MIN_PER_SECOND },
    note: `p99 ${p99Ms} ms${failures(failed)}`,
  })
  await allMailed(databaseUrl)
  const milliseconds = ((cpuSeconds(pid) - before) * 1_000) / count
  printRow('CPU of the site for one, mailed', milliseconds, 'ms')
  await stop()
  await postgres.remove()
}

async function allMailed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const pending = async () => {
    const { rows } = await client.query("select count(*)::int from leads where mail_state = 'pending'")
    return rows[0].count
  }
  while ((await pending()) > 0) await pause(POLL_MS)
  await client.end()
}
