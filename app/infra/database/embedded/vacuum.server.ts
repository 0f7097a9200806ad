import { statfs } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { JOB_TABLE } from '../../jobs/job-table.server.ts'
import type { Log } from '../../observability/log.server.ts'
import { OperatorError } from '../../operator-error.server.ts'
import type { Driver, OpenDatabase } from '../database.server.ts'

const INTERVAL_MS = 10 * 60 * 1_000

/** What visitors write, and the jobs about it. */
const PERSONAL_TABLES = `leads, ${JOB_TABLE}`
/** A few segments of 16 MB each. */
const LOG_ROOM_BYTES = 64_000_000
const VACUUM_TIMEOUT_MS = 10 * 60 * 1_000

/** Their rows come and go with every submission. */
const BUSY_TABLES = `rate_limits, ${JOB_TABLE}`

/**
 * The embedded database has no autovacuum: without this the room of deleted rows is never used again. Gives the
 * function that ends it.
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
 * the write-ahead log. The embedded database is rid of them when this resolves; a server is vacuumed as far as the
 * role may, and what remains there is its operator's business.
 */
export async function purgeDeletedRows(driver: Driver): Promise<void> {
  if (driver.kind === 'pglite') return purgeEmbedded(driver.pglite)
  // `analyze`, because the statistics of a column hold its values.
  const statement = { text: `vacuum (analyze) ${PERSONAL_TABLES}`, query_timeout: VACUUM_TIMEOUT_MS }
  await driver.pool.query(statement)
}

async function purgeEmbedded(pglite: PGlite): Promise<void> {
  await requireRoom(pglite)
  // Only a full vacuum writes pages anew; a plain one leaves deleted bytes between the rows.
  await pglite.exec(`vacuum full ${PERSONAL_TABLES}`)
  await nextTurn()
  await pglite.exec('set wal_recycle = off')
  try {
    const soiled = await listLogSegments(pglite)
    for (let left = soiled; left.length > 0; left = await listLogSegments(pglite, soiled)) {
      // The segment in use is left, and those before it are removed. Some may lie ready to be used again.
      await pglite.query('select pg_switch_wal()')
      await pglite.exec('checkpoint')
      await nextTurn()
    }
  } finally {
    await pglite.exec('reset wal_recycle')
  }
}

/** A database that finds no room for its log ends itself. */
async function requireRoom(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ bytes: number }>(
    `select pg_total_relation_size('leads')::float8 as bytes`,
  )
  const neededBytes = LOG_ROOM_BYTES + 2 * (rows[0]?.bytes ?? 0)
  const { bavail, bsize } = await statfs(pglite.dataDir ?? '.')
  if (bavail * bsize >= neededBytes) return
  throw new OperatorError(`it needs ${Math.ceil(neededBytes / 1e6)} MB of room on the disk.`)
}

/** Files of the write-ahead log, of these names if any are given. */
async function listLogSegments(pglite: PGlite, among?: readonly string[]): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(`select name from pg_ls_waldir()`)
  return rows.map(({ name }) => name).filter((name) => among?.includes(name) ?? true)
}

export async function vacuum(pglite: PGlite): Promise<void> {
  await pglite.exec(`vacuum ${BUSY_TABLES}`)
}
