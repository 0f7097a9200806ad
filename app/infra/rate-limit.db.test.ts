import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { rateLimits } from '#db/schema/operations.ts'
import { startFaultyServer } from '#tests/support/faulty-server.ts'
import { emptyDatabase, openTestDatabase } from '#tests/support/test-database.ts'
import { behindPooler } from '#tests/support/transaction-pooler.ts'
import { openDatabase } from './database/database.server.ts'
import { anonymousKey, databaseLimit, removeExpiredCounters } from './rate-limit.server.ts'

const database = await openTestDatabase()
const { db, pool } = database

test('requests within the limit pass, the next one is told how long to wait', async () => {
  const count = databaseLimit(pool, 'within', { count: 2, seconds: 60 })
  expect(await count('one')).toBeNull()
  expect(await count('one')).toBeNull()
  const waitSeconds = await count('one')
  expect(waitSeconds).toBeGreaterThan(0)
  expect(waitSeconds).toBeLessThanOrEqual(60)
  expect(await count('another')).toBeNull()
})

test.each([
  ['', () => pool],
  [' behind a pooler that changes their sessions, too', () => behindPooler(pool)],
])('processes count together%s', async (name, connect) => {
  const first = databaseLimit(await connect(), `shared${name}`, { count: 4, seconds: 60 })
  const second = databaseLimit(pool, `shared${name}`, { count: 4, seconds: 60 })
  const waits = [await first('one'), await second('one'), await first('one'), await first('one')]
  expect(waits).toEqual(Array(4).fill(null))
  expect(await first('one')).not.toBeNull()
  expect(await second('one')).not.toBeNull()
})

test('exactly the allowed number of many simultaneous requests passes', async () => {
  const count = databaseLimit(pool, 'burst', { count: 3, seconds: 60 })
  // Few enough that even a busy database counts them within the timeout of a second.
  const waits = await Promise.all(Array.from({ length: 9 }, () => count('one')))
  expect(waits.filter((waitSeconds) => waitSeconds === null)).toHaveLength(3)
})

test('a count that was overtaken by a later one goes on from it', async () => {
  const count = databaseLimit(pool, 'overtaken', { count: 1, seconds: 60 })
  await count('one')
  await db.execute(sql`update rate_limits set expire = expire + 1000 where key like 'overtaken%'`)
  expect(await count('one')).not.toBeNull()
})

test('a request passes again after the time is up, and the counter is removed', async () => {
  const count = databaseLimit(pool, 'short', { count: 1, seconds: 1 })
  await count('one')
  await pause(1_100)
  expect(await count('one')).toBeNull()
  await pause(1_100)
  await removeExpiredCounters(db)
  expect(await db.$count(rateLimits, sql`key like 'short%'`)).toBe(0)
})

test('a clock that was set back does not prolong a refusal', async () => {
  const count = databaseLimit(pool, 'set-back', { count: 1, seconds: 60 })
  await count('one')
  expect(await count('one')).not.toBeNull()
  await db.execute(
    sql`update rate_limits set expire = expire + ${3_600_000}::bigint where key like 'set-back%'`,
  )
  expect(await count('one')).toBeNull()
})

test('a key does not reveal the address, and is another one tomorrow', () => {
  const today = anonymousKey('secret', '203.0.113.7', new Date('2026-11-20T23:59:00Z'))
  expect(today).not.toContain('203')
  expect(anonymousKey('secret', '203.0.113.7', new Date('2026-11-20T00:01:00Z'))).toBe(today)
  expect(anonymousKey('secret', '203.0.113.7', new Date('2026-11-21T00:01:00Z'))).not.toBe(today)
  expect(anonymousKey('other', '203.0.113.7', new Date('2026-11-20T00:01:00Z'))).not.toBe(today)
})

test('while the database is gone, this process counts alone', async () => {
  const gone = await openDatabase(await emptyDatabase())
  const count = databaseLimit(gone.pool, 'gone', { count: 1, seconds: 60 })
  await gone.close()
  expect(await count('one')).toBeNull()
  expect(await count('one')).not.toBeNull()
})

test('a database that has just been silent is not asked again for each count', async () => {
  let connections = 0
  const silent = await startFaultyServer(() => {
    connections += 1
  })
  const silentPool = new pg.Pool({ host: '127.0.0.1', port: silent.port, user: 'web', database: 'site' })
  silentPool.on('error', () => {})
  const first = databaseLimit(silentPool, 'silent-first', { count: 1, seconds: 60 })
  const second = databaseLimit(silentPool, 'silent-second', { count: 1, seconds: 60 })

  expect(await first('one')).toBeNull()
  expect(connections).toBe(1)
  expect(await second('one')).toBeNull()
  expect(await second('one')).not.toBeNull()
  expect(connections).toBe(1)

  await silent.stop()
})
