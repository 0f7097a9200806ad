import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { hasLiveJob } from '#tests/support/live-jobs.ts'
import { emptyDatabase, openTestDatabase } from '#tests/support/test-database.ts'
import { openDatabase } from './database.server.ts'
import { type JobContext, startJobs } from './jobs.server.ts'
import { createLog } from './log.server.ts'

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

  await vi.waitFor(() => expect(seen).toEqual([{ reference: 'a' }]), 30_000)
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
  await db.transaction((tx) => jobs.enqueue(tx, 'rolled-back', { reference: 'kept' }))

  await vi.waitFor(() => expect(seen).toEqual([{ reference: 'kept' }]), 30_000)
})

test('a job that fails is tried again, and told which try it is', async () => {
  const tries: JobContext[] = []
  await jobs.work('failing', { retryLimit: 2, retryDelay: 0 }, async (_data, context) => {
    tries.push(context)
    throw new Error('not today')
  })

  await db.transaction((tx) => jobs.enqueue(tx, 'failing', {}))

  await vi.waitFor(() => expect(tries).toEqual([{ attempt: 1 }, { attempt: 2 }, { attempt: 3 }]), 30_000)
})

test('an exclusive queue holds one job, however many are added; a delayed one begins later', async () => {
  let runs = 0
  await jobs.work('exclusive', { policy: 'exclusive', retryLimit: 0 }, async () => {
    runs += 1
  })

  for (let i = 0; i < 5; i++) await db.transaction((tx) => jobs.enqueue(tx, 'exclusive', {}, 2))
  expect(runs).toBe(0)
  await vi.waitFor(() => expect(runs).toBe(1), 30_000)
  await vi.waitFor(async () => expect(await hasLiveJob(db, 'exclusive', {})).toBe(false), 30_000)

  await db.transaction((tx) => jobs.enqueue(tx, 'exclusive', {}))
  await vi.waitFor(() => expect(runs).toBe(2), 30_000)
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
  await vi.waitFor(() => expect(events).toEqual(['begun']), 30_000)

  await ownJobs.stop()
  await ownDatabase.close()

  expect(ownJobs.isRunning()).toBe(false)
  expect(events).toEqual(['begun', 'done'])
})
