import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import {
  bringJobsForward,
  countRunningJobs,
  listWithoutLiveJob,
  retryInterruptedJobs,
  retryJobsNow,
} from './job-table.server.ts'
import { type JobQueue, openJobQueue } from './jobs.server.ts'

const QUEUE = 'tested'

const database = await openTestDatabase()
const { db } = database
let jobs: JobQueue
beforeAll(async () => {
  jobs = await openJobQueue(database)
  await jobs.declare(QUEUE, { retryLimit: 5 })
})
beforeEach(() => db.execute(sql`delete from pgboss.job`))
afterAll(() => jobs.stop())

test('a value counts as having a live job until that job has ended', async () => {
  await add('a', 'created')
  await add('b', 'active')
  await add('c', 'retry')
  await add('d', 'completed')
  expect(await listWithoutLiveJob(db, QUEUE, 'key', ['a', 'b', 'c', 'd', 'e'])).toEqual(['d', 'e'])
})

test('a job runs as long as its process gives signs of life', async () => {
  await add('a', 'active')
  await add('b', 'active')
  await add('c', 'retry')
  await add('d', 'active')
  await db.execute(sql`update pgboss.job set heartbeat_seconds = 20, heartbeat_on = now()`)
  await db.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where data->>'key' = 'b'`,
  )
  expect(await countRunningJobs(db, [QUEUE, 'another'], 'key', ['a', 'b', 'c'])).toBe(1)
  expect(await countRunningJobs(db, ['another'], 'key', ['a'])).toBe(0)
})

test('delayed jobs start now; those that would start soon keep their time', async () => {
  await add('late', 'retry', { delay: '1 hour' })
  await add('soon', 'created', { delay: '1 minute' })
  await bringJobsForward(db, QUEUE, 600)
  expect(await listDue()).toEqual(['late'])
})

test('among jobs to be tried again, those with the fewest attempts come first', async () => {
  for (const retries of [3, 1, 2]) await add(`${retries}`, 'retry', { delay: '1 hour', retries })
  expect(await retryJobsNow(db, QUEUE, 2)).toBe(2)
  expect(await listDue()).toEqual(['1', '2'])
  expect(await retryJobsNow(db, QUEUE, 2)).toBe(1)
})

test('interrupted jobs start now, however pg-boss words it; others do not', async () => {
  await add('stopped', 'retry', {
    delay: '1 hour',
    output: { message: 'the server stopped while the job ran' },
  })
  await add('killed', 'retry', { delay: '1 hour', output: { value: { message: 'job heartbeat timeout' } } })
  await add('shut down', 'retry', { delay: '1 hour', output: { value: 'pg-boss shut down while active' } })
  await add('refused', 'retry', { delay: '1 hour', output: { message: '550 refused' } })
  await retryInterruptedJobs(db)
  expect(await listDue()).toEqual(['killed', 'shut down', 'stopped'])
})

interface Details {
  delay?: string
  retries?: number
  output?: object
}

async function add(key: string, state: string, { delay = '0', retries = 0, output = {} }: Details = {}) {
  await db.execute(sql`insert into pgboss.job (name, data, state, start_after, retry_count, output)
    values (${QUEUE}, ${JSON.stringify({ key })}::jsonb, ${state}::pgboss.job_state, now() + ${delay}::interval,
      ${retries}, ${JSON.stringify(output)}::jsonb)`)
}

async function listDue(): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select data->>'key' as key from pgboss.job where start_after <= now() order by 1`,
  )
  return rows.map(({ key }) => key)
}
