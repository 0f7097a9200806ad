import type pg from 'pg'

/**
 * Runs unless somebody else runs something under this name, in whatever process on this database; null when somebody
 * does. The lock is one of a transaction that waits meanwhile: it ends with its process, and a pooler keeps no session for
 * it.
 */
export async function runExclusively<T>(
  pool: pg.Pool,
  name: string,
  run: () => Promise<T>,
): Promise<{ value: T } | null> {
  const client = await pool.connect()
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
