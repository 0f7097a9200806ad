import { statfs } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { JOB_TABLE } from '../../jobs/job-table.server.ts'
import type { Log } from '../../observability/log.server.ts'
import { OperatorError } from '../../operator-error.server.ts'
import type { Driver, OpenDatabase } from '../database.server.ts'

const INTERVAL_MS = 10 * 60 * 1_000

/** What visitors wrote, and the jobs about it. */
const PERSONAL_TABLES = `leads, ${JOB_TABLE}`
/** A few segments of 16 MB each. */
const LOG_SPACE_BYTES = 64_000_000
const VACUUM_TIMEOUT_MS = 10 * 60 * 1_000

/** Their rows come and go with every submission, or change every minute. */
const BUSY_TABLES = `rate_limits, usage_counts, ${JOB_TABLE}`

/**
 * The embedded database has no autovacuum: without this the space of deleted rows is never reused. Returns a function
 * that stops it.
 */
export function vacuumEmbedded({ driver }: OpenDatabase, log: Log): () => void {
  if (driver.kind !== 'pglite') return () => {}
  const { pglite } = driver
  const run = () =>
    vacuum(pglite).catch((err) => log.warn({ err }, 'the embedded database could not be vacuumed'))
  const timer = setInterval(run, INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

/**
 * After personal data has been deleted. PostgreSQL only marks deleted rows; their bytes stay in tables, indexes and
 * the write-ahead log. The embedded database is free of them when this resolves; a PostgreSQL server is vacuumed as far
 * as the role may, and the rest is its operator's business.
 */
export async function purgeDeletedRows(driver: Driver): Promise<void> {
  if (driver.kind === 'pglite') return purgeEmbedded(driver.pglite)
  // `analyze`, because the statistics of a column hold its values.
  const statement = { text: `vacuum (analyze) ${PERSONAL_TABLES}`, query_timeout: VACUUM_TIMEOUT_MS }
  await driver.pool.query(statement)
}

async function purgeEmbedded(pglite: PGlite): Promise<void> {
  await requireDiskSpace(pglite)
  // Only a full vacuum rewrites pages; a plain one leaves deleted bytes between the rows.
  await pglite.exec(`vacuum full ${PERSONAL_TABLES}`)
  await nextTurn()
  await pglite.exec('set wal_recycle = off')
  try {
    const stale = await listLogSegments(pglite)
    for (let remaining = stale; remaining.length > 0; remaining = await listLogSegments(pglite, stale)) {
      // Leaves the segment in use and removes those before it; some may be waiting to be reused.
      await pglite.query('select pg_switch_wal()')
      await pglite.exec('checkpoint')
      await nextTurn()
    }
  } finally {
    await pglite.exec('reset wal_recycle')
  }
}

/** A database without space for its log shuts itself down. */
async function requireDiskSpace(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ bytes: number }>(
    `select pg_total_relation_size('leads')::float8 as bytes`,
  )
  const neededBytes = LOG_SPACE_BYTES + 2 * (rows[0]?.bytes ?? 0)
  const { bavail, bsize } = await statfs(pglite.dataDir ?? '.')
  if (bavail * bsize >= neededBytes) return
  throw new OperatorError(`it needs ${Math.ceil(neededBytes / 1e6)} MB of room on the disk.`)
}

/** Files of the write-ahead log; with `among`, only those of these names. */
async function listLogSegments(pglite: PGlite, among?: readonly string[]): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(`select name from pg_ls_waldir()`)
  return rows.map(({ name }) => name).filter((name) => among?.includes(name) ?? true)
}

export async function vacuum(pglite: PGlite): Promise<void> {
  await pglite.exec(`vacuum ${BUSY_TABLES}`)
}
