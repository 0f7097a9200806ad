import type pg from 'pg'

/** It returns null while another run has this name. A transaction holds the lock, so it ends with its process, also behind a pooler. */
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
    // The query has no parameters: otherwise the snapshot would be held, and vacuum with it.
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
