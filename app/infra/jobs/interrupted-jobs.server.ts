import { sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../database/database.server.ts'

/** What a job is failed with when the server stops while it runs. */
export const INTERRUPTED = 'the server stopped while the job ran'

/**
 * The same in the words of pg-boss 12: a killed process gives no sign of life, and one that stops waits only so long.
 */
const INTERRUPTIONS = [INTERRUPTED, 'job heartbeat timeout', 'pg-boss shut down while active']

const LOOK_MS = 10_000

/** Nobody else works on the embedded database: what runs at the start was cut off by a kill. */
export async function returnRunningJobs(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') as jobs`)
  if (rows[0]?.jobs == null) return
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}

/**
 * To pg-boss the end of a process is a failure like any other: a mail that had failed for half a day would wait an
 * hour more, though nothing new is known against it. Lets such jobs begin at once, and where there may be other
 * processes, looks for theirs every few seconds. Gives the function that ends it.
 */
export function resumeInterruptedJobs(
  { db, driver }: OpenDatabase,
  reportError: (error: unknown) => void,
): () => void {
  const look = () => rescheduleInterruptedJobs(db).catch(reportError)
  void look()
  if (driver.kind === 'pglite') return () => {}
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
}

async function rescheduleInterruptedJobs(db: Database): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()
      and coalesce(output->>'message', output->'value'->>'message', output->>'value') in ${INTERRUPTIONS}`,
  )
}
