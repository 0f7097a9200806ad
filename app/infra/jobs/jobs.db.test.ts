import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { hasLiveJob } from '#tests/support/live-jobs.ts'
import { emptyDatabase, openTestDatabase } from '#tests/support/test-database.ts'
import {
  type Database,
  type DatabaseLocation,
  type OpenDatabase,
  openDatabase,
} from '../database/database.server.ts'
import { createLog } from '../observability/log.server.ts'
import { bringJobsForward } from './job-table.server.ts'
import { type JobRunner, type QueuePolicy, startJobs } from './jobs.server.ts'

const database = await openTestDatabase()
const { db } = database
const jobs = await startJobs(database, createLog('silent'))
afterAll(() => jobs.stop())

test('a job runs once its transaction has committed, with its data', async () => {
  const seen: unknown[] = []
  await jobs.work('committed', { retryLimit: 0 }, async (data) => {
    seen.push(data)
  })

  await db.transaction((tx) => jobs.enqueue(tx, 'committed', { reference: 'a' }))

  await expect.poll(() => seen).toEqual([{ reference: 'a' }])
})

test('a job of a transaction that was rolled back never runs', async () => {
  const seen: unknown[] = []
  await jobs.work('rolled-back', { retryLimit: 0 }, async (data) => {
    seen.push(data)
  })

  await expect(
    db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'rolled-back', { reference: 'lost' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await db.transaction((tx) => jobs.enqueue(tx, 'rolled-back', { reference: 'committed' }))

  await expect.poll(() => seen).toEqual([{ reference: 'committed' }])
})

test('a job that fails is tried again, and learns which attempt it is', async () => {
  const tries: number[] = []
  await jobs.work('failing', { retryLimit: 2, retryDelay: 0 }, async (_data, attempt) => {
    tries.push(attempt)
    throw new Error('not today')
  })

  await db.transaction((tx) => jobs.enqueue(tx, 'failing', {}))

  await expect.poll(() => tries).toEqual([1, 2, 3])
})

test('an exclusive queue holds one job, however many are added; a delayed one begins later', async () => {
  let runs = 0
  await jobs.work('exclusive', { policy: 'exclusive', retryLimit: 0 }, async () => {
    runs += 1
  })

  for (let i = 0; i < 5; i++) await db.transaction((tx) => jobs.enqueue(tx, 'exclusive', {}, 3_600))
  const { rows } = await db.execute(sql`select 1 from pgboss.job where name = 'exclusive'
    and start_after > now() + interval '50 minutes'`)
  expect([rows.length, runs]).toEqual([1, 0])
  await bringJobsForward(db, 'exclusive', 0)
  await expect.poll(() => runs).toBe(1)
  await expect.poll(() => hasLiveJob(db, 'exclusive', {})).toBe(false)

  await db.transaction((tx) => jobs.enqueue(tx, 'exclusive', {}))
  await expect.poll(() => runs).toBe(2)
})

test('stopping waits for the job that runs', async () => {
  const ownDatabase = await openDatabase(await emptyDatabase())
  const ownJobs = await startJobs(ownDatabase, createLog('silent'))
  const events: string[] = []
  await ownJobs.work('slow', { retryLimit: 0 }, async () => {
    events.push('begun')
    await pause(1_000)
    events.push('done')
  })
  await ownDatabase.db.transaction((tx) => ownJobs.enqueue(tx, 'slow', {}))
  await expect.poll(() => events).toContain('begun')

  await ownJobs.stop()
  await ownDatabase.close()

  expect(ownJobs.isRunning()).toBe(false)
  expect(events).toEqual(['begun', 'done'])
})

test('a failed job stores no more of an error than its code', async () => {
  const error = Object.assign(new Error('no row for Žydrė'), { code: 'ENOSPC', row: { name: 'Žydrė' } })
  await jobs.work('quoting', { retryLimit: 0 }, () => Promise.reject(error))

  await db.transaction((tx) => jobs.enqueue(tx, 'quoting', {}))

  await expect.poll(() => readJob(database, 'quoting')).toMatchObject({ state: 'failed' })
  const { output } = await readJob(database, 'quoting')
  expect(output).toMatchObject({ message: 'ENOSPC' })
  expect(JSON.stringify(output)).not.toContain('Žydrė')
})

/** Its next pause would be an hour. */
const RETRIED_POLICY: QueuePolicy = {
  retryLimit: 1_000_000,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  heartbeatSeconds: 10,
}

test('a job interrupted by a shutdown is resumed by the next process at once', async () => {
  const location = await emptyDatabase()
  const begun = Promise.withResolvers<void>()
  let isResumed = false

  await withJobs(location, async (ownJobs, { db }) => {
    const ending = Promise.withResolvers<void>()
    await ownJobs.work('cut-off', RETRIED_POLICY, async () => {
      begun.resolve()
      await ending.promise
      throw new Error('the mailer was closed')
    })
    await addRetriedJob(ownJobs, db)
    await begun.promise
    setTimeout(() => ending.resolve(), 500)
  })
  await withJobs(location, async (ownJobs) => {
    await ownJobs.work('cut-off', RETRIED_POLICY, async () => {
      isResumed = true
    })
    await expect.poll(() => isResumed).toBe(true)
  })
})

test('a job whose process was killed is resumed by another process, without its pause of an hour', async () => {
  let runs = 0
  await jobs.work('killed', RETRIED_POLICY, async () => {
    runs += 1
  })
  await db.execute(sql`insert into pgboss.job (name, state, retry_count, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, started_on, heartbeat_on, heartbeat_seconds, policy)
      values ('killed', 'active', 9, 1000000, 15, true, 3600, now(), now() - interval '1 minute', 10, 'standard')`)

  await expect.poll(() => runs, { timeout: 240_000 }).toBe(1)
})

async function addRetriedJob(ownJobs: JobRunner, ownDb: Database): Promise<void> {
  await ownDb.transaction(async (tx) => {
    await ownJobs.enqueue(tx, 'cut-off', {})
    await tx.execute(sql`update pgboss.job set retry_count = 9 where name = 'cut-off'`)
  })
}

async function readJob({ db }: OpenDatabase, queue: string): Promise<{ state: string; output: unknown }> {
  const { rows } = await db.execute<{ state: string; output: unknown }>(
    sql`select state, output from pgboss.job where name = ${queue}`,
  )
  return rows[0] ?? { state: 'none', output: null }
}

/** Opens the database, works and stops, as one process does. */
async function withJobs(
  location: DatabaseLocation,
  use: (jobs: JobRunner, database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const ownDatabase = await openDatabase(location)
  const ownJobs = await startJobs(ownDatabase, createLog('silent'))
  await use(ownJobs, ownDatabase)
  await ownJobs.stop()
  await ownDatabase.close()
}
