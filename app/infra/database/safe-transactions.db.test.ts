import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { withSafeTransactions } from './safe-transactions.server.ts'

test('a connection that breaks at `begin` leaks from the pool with Drizzle’s own transactions (when this fails, ours can go)', async () => {
  expect(await breakAtBegin((pool) => drizzle(pool))).toEqual({ total: 1, idle: 0 })
})

test('a connection that breaks at `begin` leaves the pool with ours, and the next transaction gets a new one', async () => {
  expect(await breakAtBegin((pool) => withSafeTransactions(drizzle(pool), pool))).toEqual({
    total: 0,
    idle: 0,
  })
})

test('a connection goes back to the pool after a transaction, but not after one that failed', async () => {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 })
  const db = withSafeTransactions(drizzle(pool), pool)
  expect(await db.transaction(async (tx) => (await tx.execute('select 1 as one')).rows)).toEqual([{ one: 1 }])
  expect(pool.idleCount).toBe(1)

  await expect(db.transaction(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow(
    'changed my mind',
  )
  expect(pool.totalCount).toBe(0)
  await db.transaction((tx) => tx.execute('select 1'))
  await pool.end()
})

/** Its only connection breaks after it is taken and before its first statement; returns what the pool holds then. */
async function breakAtBegin(connect: (pool: pg.Pool) => NodePgDatabase) {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 })
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.once('acquire', (client) => void client.end())
  const db = connect(pool)
  await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toThrow()
  return { total: pool.totalCount, idle: pool.idleCount }
}
