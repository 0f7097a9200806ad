import type { OpenDatabase } from './database.server.ts'

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
  // A plain vacuum leaves deleted bytes between rows.
  await run('vacuum (full, analyze) leads, lead_events')
  await run('vacuum full pg_statistic')
  // This leaves the current segment; the checkpoint removes earlier ones.
  await run('select pg_switch_wal()')
  await run('checkpoint')
}
