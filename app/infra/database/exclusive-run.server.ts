import type { PGlite } from '@electric-sql/pglite'
import type { PoolClient } from 'pg'
import type { Driver } from './database.server.ts'

/** Only this process may open the embedded database; all its statements share one session. */
const runningEmbedded = new WeakMap<PGlite, Set<string>>()

/**
 * Runs unless somebody else runs something under this name, in whatever process on this database; null when somebody
 * does. A process that is killed loses its lock with its connection.
 */
export async function runExclusively<T>(
  driver: Driver,
  name: string,
  run: () => Promise<T>,
): Promise<{ value: T } | null> {
  if (driver.kind === 'pglite') return runAlone(driver.pglite, name, run)
  const client = await driver.pool.connect()
  let isBroken = false
  try {
    if (!(await tryLock(client, name))) return null
    try {
      return { value: await run() }
    } finally {
      isBroken = !(await unlock(client, name))
    }
  } finally {
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

async function tryLock(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as locked', [name])
  return rows[0]?.locked === true
}

/** False when the connection broke meanwhile, and the lock went with it. */
async function unlock(client: PoolClient, name: string): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name])
    return true
  } catch {
    return false
  }
}
