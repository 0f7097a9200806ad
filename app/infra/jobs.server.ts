import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss, type QueueOptions } from 'pg-boss'
import type { Driver, Transaction } from './database.server.ts'
import type { Log } from './log.server.ts'

export interface JobContext {
  /** 1 on the first try. */
  attempt: number
  isLastAttempt: boolean
}

export interface Jobs {
  /** Adds a job within the caller's transaction: it exists if and only if the transaction commits. */
  enqueue(tx: Transaction, queue: string, data: object): Promise<void>
  /** Creates the queue and works on it; a handler that throws is tried again by the queue's policy. */
  work<T extends object>(
    queue: string,
    policy: QueueOptions,
    handler: (data: T, context: JobContext) => Promise<void>,
  ): Promise<void>
  isRunning(): boolean
  /** Waits for the running job, takes no new one. */
  stop(): Promise<void>
}

const WORK_OPTIONS = { pollingIntervalSeconds: 1, includeMetadata: true } as const
const STOP_TIMEOUT_MS = 8_000

export async function startJobs(driver: Driver, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...(driver.kind === 'pglite'
      ? { db: fromPglite(driver.pglite), backend: 'pglite' as const }
      : { db: { executeSql: (text: string, values?: unknown[]) => driver.pool.query(text, values) } }),
    schedule: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  await boss.start()
  let running = true

  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) })
    },
    async work<T extends object>(
      queue: string,
      policy: QueueOptions,
      handler: (data: T, context: JobContext) => Promise<void>,
    ) {
      await boss.createQueue(queue, policy)
      await boss.updateQueue(queue, policy)
      await boss.work<T, void, typeof WORK_OPTIONS>(queue, WORK_OPTIONS, async ([job]) => {
        if (job) await handler(job.data, attemptOf(job))
      })
    },
    isRunning: () => running,
    async stop() {
      running = false
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

function attemptOf(job: { retryCount: number; retryLimit: number }): JobContext {
  return { attempt: job.retryCount + 1, isLastAttempt: job.retryCount >= job.retryLimit }
}
