import { statfs } from 'node:fs/promises'
import { OperatorError } from '../operator-error.server.ts'
import type { OpenDatabase } from './database.server.ts'

/** This is a few WAL segments and room for concurrent writes. */
const LOG_SPACE_BYTES = 64_000_000
const TIMEOUT_MS = 10 * 60 * 1_000

/** Deleted rows stay as bytes in tables, indexes, statistics and WAL. Only the embedded database is free of them afterwards. */
export async function purgeDeletedRows({
  pool,
  embeddedDirectory,
}: Pick<OpenDatabase, 'pool' | 'embeddedDirectory'>): Promise<void> {
  const run = async (text: string) => {
    const statement = { text, query_timeout: TIMEOUT_MS }
    await pool.query(statement)
  }
  if (embeddedDirectory === null) {
    return run('vacuum (analyze) leads, lead_events')
  }
  await requireDiskSpace(pool, embeddedDirectory)
  // A plain vacuum leaves deleted bytes between rows.
  await run('vacuum (full, analyze) leads, lead_events')
  await run('vacuum full pg_statistic')
  const stale = await listLogSegments(pool)
  const isStale = (name: string) => stale.includes(name)
  while ((await listLogSegments(pool)).some(isStale)) {
    // This leaves the current segment; the checkpoint removes earlier ones.
    await run('select pg_switch_wal()')
    await run('checkpoint')
  }
}

/** Without space for its WAL the database shuts down. */
async function requireDiskSpace(pool: OpenDatabase['pool'], directory: string): Promise<void> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select (pg_total_relation_size('leads') + pg_total_relation_size('lead_events'))::float8 as bytes`,
  )
  const neededBytes = LOG_SPACE_BYTES + 2 * (rows[0]?.bytes ?? 0)
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize >= neededBytes) return
  throw new OperatorError(`Clearing deleted rows needs ${Math.ceil(neededBytes / 1e6)} MB on the disk.`)
}

async function listLogSegments(pool: OpenDatabase['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from pg_ls_waldir()')
  return rows.map(({ name }) => name)
}
