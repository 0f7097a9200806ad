import type { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from './database.server.ts'
import type { Log } from './log.server.ts'

const INTERVAL_MS = 10 * 60 * 1_000

/** Their rows come and go with every submission. */
const BUSY_TABLES = 'rate_limits, pgboss.job'

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

export async function vacuum(pglite: PGlite): Promise<void> {
  await pglite.exec(`vacuum ${BUSY_TABLES}`)
}
