import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { behindPooler } from '#tests/support/transaction-pooler.ts'
import { runExclusively } from './exclusive-run.server.ts'

const { pool } = await openTestDatabase()

test('only one runs under a name; afterwards the next one may, even when the run failed', async () => {
  const during = await runExclusively(pool, 'one', async () => ({
    same: await runExclusively(pool, 'one', async () => 'ran'),
    other: await runExclusively(pool, 'other', async () => 'ran'),
  }))
  expect(during).toEqual({ value: { same: null, other: { value: 'ran' } } })

  await expect(runExclusively(pool, 'one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await runExclusively(pool, 'one', async () => 'ran')).toEqual({ value: 'ran' })
})

test('behind a pooler that changes sessions after each transaction, a run keeps others out until its end, not longer', async () => {
  const pooled = await behindPooler(pool)
  const inPooled = () => runExclusively(pooled, 'pooled', async () => 'ran')
  const direct = () => runExclusively(pool, 'pooled', async () => 'ran')

  const others = async () => [await direct(), await inPooled(), await inPooled()]

  expect(await runExclusively(pooled, 'pooled', others)).toEqual({ value: [null, null, null] })
  expect([await direct(), await inPooled(), await direct()]).toEqual(Array(3).fill({ value: 'ran' }))
})

test('a run whose connection breaks still returns its result', async () => {
  const ran = await runExclusively(pool, 'broken', async () => {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()`,
    )
    return 'done'
  })
  expect(ran).toEqual({ value: 'done' })
  expect(await runExclusively(pool, 'broken', async () => 'ran')).toEqual({ value: 'ran' })
})

test('a run, however long, keeps no old rows from being cleaned up', async () => {
  const waiting = await runExclusively(pool, 'long', async () => {
    const { rows } = await pool.query(
      `select backend_xmin, backend_xid from pg_stat_activity
        where state = 'idle in transaction' and datname = current_database()`,
    )
    return rows
  })
  expect(waiting).toEqual({ value: [{ backend_xmin: null, backend_xid: null }] })
})
