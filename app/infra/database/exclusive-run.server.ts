import type { PGlite } from '@electric-sql/pglite'
import type { Driver } from './database.server.ts'

/** Only this process may open the embedded database; all its statements share one session. */
const runningEmbedded = new WeakMap<PGlite, Set<string>>()

/**
 * Runs unless somebody else runs something under this name, in whatever process on this database; null when somebody
 * does. The lock is one of a transaction that waits meanwhile: it ends with its process, and a pooler keeps no session for
 * it.
 */
export async function runExclusively<T>(
  driver: Driver,
  name: string,
  run: () => Promise<T>,
): Promise<{ value: T } | null> {
  if (driver.kind === 'pglite') return runAlone(driver.pglite, name, run)
  const client = await driver.pool.connect()
  try {
    await client.query('begin')
    const lock = 'select pg_try_advisory_xact_lock(hashtext($1)) as locked'
    const { rows } = await client.query(lock, [name])
    // The last statement has no parameters: with some, its snapshot would be kept, and vacuum held up.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    return rows[0]?.locked === true ? { value: await run() } : null
  } finally {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
  }
}

async function runAlone<T>(
  pglite: PGlite,
  name: string,
  run: () => Promise<T>,
): Promise<{ value: T } | null> {
  // bounded: the names are those of our own code
  const running = runningEmbedded.get(pglite) ?? new Set<string>()
  runningEmbedded.set(pglite, running)
  if (running.has(name)) return null
  running.add(name)
  try {
    return { value: await run() }
  } finally {
    running.delete(name)
  }
}
