import { statfs } from 'node:fs/promises'
import { JOB_TABLE } from '../jobs/job-table.server.ts'
import { OperatorError } from '../operator-error.server.ts'
import type { OpenDatabase } from './database.server.ts'

/** What visitors wrote, and the jobs about it. */
const PERSONAL_TABLES = `leads, ${JOB_TABLE}`
/** A few segments of the log, and room for what is written meanwhile. */
const LOG_SPACE_BYTES = 64_000_000
const TIMEOUT_MS = 10 * 60 * 1_000

/**
 * After personal data has been deleted. PostgreSQL only marks deleted rows; their bytes stay in tables, indexes,
 * statistics and the write-ahead log. The embedded database is free of them when this resolves; a PostgreSQL server is
 * vacuumed as far as the role may, and the rest is its operator's business.
 */
export async function purgeDeletedRows({
  pool,
  embeddedDirectory,
}: Pick<OpenDatabase, 'pool' | 'embeddedDirectory'>): Promise<void> {
  const run = async (text: string) => {
    const statement = { text, query_timeout: TIMEOUT_MS }
    await pool.query(statement)
  }
  if (embeddedDirectory === null) {
    // `analyze`, because the statistics of a column hold its values.
    return run(`vacuum (analyze) ${PERSONAL_TABLES}`)
  }
  await requireDiskSpace(pool, embeddedDirectory)
  // Only a full vacuum rewrites pages; a plain one leaves deleted bytes between the rows.
  await run(`vacuum (full, analyze) ${PERSONAL_TABLES}`)
  await run('vacuum full pg_statistic')
  const stale = await listLogSegments(pool)
  const isStale = (name: string) => stale.includes(name)
  while ((await listLogSegments(pool)).some(isStale)) {
    // The segment in use is left, and those before it are removed.
    await run('select pg_switch_wal()')
    await run('checkpoint')
  }
}

/** A database without space for its log shuts itself down. */
async function requireDiskSpace(pool: OpenDatabase['pool'], directory: string): Promise<void> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select pg_total_relation_size('leads')::float8 as bytes`,
  )
  const neededBytes = LOG_SPACE_BYTES + 2 * (rows[0]?.bytes ?? 0)
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize >= neededBytes) return
  throw new OperatorError(`it needs ${Math.ceil(neededBytes / 1e6)} MB of room on the disk.`)
}

/** The names of the files of the write-ahead log. */
async function listLogSegments(pool: OpenDatabase['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from pg_ls_waldir()')
  return rows.map(({ name }) => name)
}
