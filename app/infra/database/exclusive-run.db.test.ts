import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { behindPooler } from '#tests/support/transaction-pooler.ts'
import { runExclusively } from './exclusive-run.server.ts'

const { driver } = await openTestDatabase()

test('only one runs under a name; afterwards the next one may, even when the run failed', async () => {
  const during = await runExclusively(driver, 'one', async () => ({
    same: await runExclusively(driver, 'one', async () => 'ran'),
    other: await runExclusively(driver, 'other', async () => 'ran'),
  }))
  expect(during).toEqual({ value: { same: null, other: { value: 'ran' } } })

  await expect(runExclusively(driver, 'one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await runExclusively(driver, 'one', async () => 'ran')).toEqual({ value: 'ran' })
})

test.skipIf(driver.kind === 'pglite')(
  'behind a pooler that changes sessions after each transaction, a run keeps others out until its end, not longer',
  async () => {
    const pooled = await behindPooler(driver)
    const inPooled = () => runExclusively(pooled, 'pooled', async () => 'ran')
    const direct = () => runExclusively(driver, 'pooled', async () => 'ran')

    expect(
      await runExclusively(pooled, 'pooled', async () => [
        await direct(),
        await inPooled(),
        await inPooled(),
      ]),
    ).toEqual({ value: [null, null, null] })
    expect([await direct(), await inPooled(), await direct()]).toEqual(Array(3).fill({ value: 'ran' }))
  },
)

test.skipIf(driver.kind === 'pglite')(
  'a run whose connection breaks still says what it has done',
  async () => {
    const ran = await runExclusively(driver, 'broken', async () => {
      if (driver.kind === 'postgres') {
        await driver.pool.query(
          `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where locktype = 'advisory' and datname = current_database()`,
        )
      }
      return 'done'
    })
    expect(ran).toEqual({ value: 'done' })
    expect(await runExclusively(driver, 'broken', async () => 'ran')).toEqual({ value: 'ran' })
  },
)

test.skipIf(driver.kind === 'pglite')(
  'a run, however long, keeps no old rows from being cleaned up',
  async () => {
    const waiting = await runExclusively(driver, 'long', async () => {
      if (driver.kind === 'pglite') return null
      const { rows } = await driver.pool.query(
        `select backend_xmin, backend_xid from pg_stat_activity
        where state = 'idle in transaction' and datname = current_database()`,
      )
      return rows
    })
    expect(waiting).toEqual({ value: [{ backend_xmin: null, backend_xid: null }] })
  },
)
