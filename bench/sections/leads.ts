import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { limits } from '../../config/limits.ts'
import { measureLoad } from '../support/load.ts'
import { cpuSeconds } from '../support/process-usage.ts'
import type { Report } from '../support/report.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { failures } from './serving.ts'

const CONNECTIONS = 32
/** Below the limit of all visitors together, which the bench leaves on. */
const SUBMISSIONS = limits.submissions.browser.overall.count - 200
const MIN_PER_SECOND = 300
const POLL_MS = 200

/** Submissions a second; each is answered when it is on disk. */
export async function measureLeads(
  report: Report,
  { postgres, databaseUrl, embedded }: { postgres: SiteProcess; databaseUrl: string; embedded: SiteProcess },
): Promise<void> {
  report.group(`Requests of visitors, ${CONNECTIONS} connections, ${SUBMISSIONS} each of another visitor`)
  const before = cpuSeconds([postgres.pid])
  const figures = await submit(postgres)
  report.add('PostgreSQL, durable', figures.perSecond, '/s', {
    limit: { atLeast: MIN_PER_SECOND },
    note: `p99 ${figures.p99Ms} ms${failures(figures.failed)}`,
  })
  await allMailed(databaseUrl)
  const secondsEach = (cpuSeconds([postgres.pid]) - before) / figures.count
  report.add('CPU of the site for 10,000, mailing included', secondsEach * 10_000, 's')
  const other = await submit(embedded)
  report.add('embedded database', other.perSecond, '/s', {
    note: `p99 ${other.p99Ms} ms${failures(other.failed)}`,
  })
}

function submit({ url, pid }: SiteProcess) {
  return measureLoad({ url, connections: CONNECTIONS, amount: SUBMISSIONS, paths: 'leads' }, [pid])
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
