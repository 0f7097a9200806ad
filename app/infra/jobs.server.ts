import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss, type QueueOptions } from 'pg-boss'
import type { OpenDatabase, Transaction } from './database.server.ts'
import type { Log } from './log.server.ts'

export interface JobContext {
  /** 1 on the first try. */
  attempt: number
  isLastAttempt: boolean
}

/** The giving side of the queue. */
export interface JobQueue {
  declare(queue: string, policy: QueueOptions): Promise<void>
  /** Adds a job within the caller's transaction: it exists if and only if the transaction commits. */
  enqueue(tx: Transaction, queue: string, data: object): Promise<void>
  /** Whether a job with this data waits, runs or will be tried again. */
  hasLive(queue: string, data: object): Promise<boolean>
  /** Removes the jobs with this data, in whatever state; says how many. */
  forget(tx: Transaction, queue: string, data: object): Promise<number>
  stop(): Promise<void>
}

export interface Jobs extends JobQueue {
  /** Creates the queue and works on it; a handler that throws is tried again by the queue's policy. */
  work<T extends object>(
    queue: string,
    policy: QueueOptions,
    handler: (data: T, context: JobContext) => Promise<void>,
  ): Promise<void>
  /** Adds a job to the queue at each time of the cron expression, and once for all that were missed. */
  schedule(queue: string, cron: string): Promise<void>
  isRunning(): boolean
  /** Waits for the running job, takes no new one. */
  stop(): Promise<void>
}

const WORK_OPTIONS = { pollingIntervalSeconds: 1, includeMetadata: true } as const
const STOP_TIMEOUT_MS = 8_000
const TIME_ZONE = 'Europe/Vilnius'

/** The queue for a tool beside the server: gives jobs, works on none. */
export async function openJobQueue(database: OpenDatabase): Promise<JobQueue> {
  const boss = createBoss(database, { supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  return { ...jobQueue(boss), stop: () => boss.stop({ graceful: false }) }
}

export async function startJobs(database: OpenDatabase, log: Log): Promise<Jobs> {
  const boss = createBoss(database, { supervise: true, schedule: true })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  await boss.start()
  const queue = jobQueue(boss)
  let running = true

  return {
    ...queue,
    async work<T extends object>(
      name: string,
      policy: QueueOptions,
      handler: (data: T, context: JobContext) => Promise<void>,
    ) {
      await queue.declare(name, policy)
      await boss.work<T, void, typeof WORK_OPTIONS>(name, WORK_OPTIONS, async ([job]) => {
        if (job) await handler(job.data, attemptOf(job))
      })
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron, {}, { tz: TIME_ZONE, missed: 'once' })
    },
    isRunning: () => running,
    async stop() {
      running = false
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

function createBoss({ driver, isOwner }: OpenDatabase, roles: { supervise: boolean; schedule: boolean }) {
  return new PgBoss({
    ...(driver.kind === 'pglite'
      ? { db: fromPglite(driver.pglite), backend: 'pglite' as const }
      : { db: { executeSql: (text: string, values?: unknown[]) => driver.pool.query(text, values) } }),
    ...roles,
    // Tables and indexes are the owner's business.
    migrate: isOwner,
    reindex: isOwner,
  })
}

function jobQueue(boss: PgBoss): Omit<JobQueue, 'stop'> {
  return {
    async declare(queue, policy) {
      await boss.createQueue(queue, policy)
      await boss.updateQueue(queue, policy)
      // Fills the cache of queues: a look-up on a second connection within a transaction could wait for ever.
      await boss.findJobs(queue, { key: '' })
    },
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) })
    },
    async hasLive(queue, data) {
      const jobs = await boss.findJobs(queue, { data })
      return jobs.some(({ state }) => state === 'created' || state === 'retry' || state === 'active')
    },
    async forget(tx, queue, data) {
      const db = fromDrizzle(tx, sql)
      const jobs = await boss.findJobs(queue, { data, db })
      const ids = jobs.map(({ id }) => id)
      if (ids.length > 0) await boss.deleteJob(queue, ids, { db })
      return ids.length
    },
  }
}

function attemptOf(job: { retryCount: number; retryLimit: number }): JobContext {
  return { attempt: job.retryCount + 1, isLastAttempt: job.retryCount >= job.retryLimit }
}
