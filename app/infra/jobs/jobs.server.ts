import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueOptions, systemClock } from 'pg-boss'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { OpenDatabase, Transaction } from '../database/database.server.ts'
import { errorCode } from '../error-code.server.ts'
import type { Log } from '../observability/log.server.ts'
import { steadyNow } from '../steady-clock.server.ts'
import { beginInterruptedJobs, INTERRUPTED } from './job-table.server.ts'

/**
 * How a queue accepts and retries jobs; an exclusive one holds a single job, waiting or running, a short one a single
 * job that waits.
 */
export type QueuePolicy = QueueOptions & { policy?: 'exclusive' | 'short' }

/** Thrown by a handler that knows the reason: the queue stores the message, so it must not name a visitor. */
export class JobFailure extends Error {}

/** The producing side of the queue. */
export type JobQueue = Awaited<ReturnType<typeof openJobQueue>>
export type Jobs = Awaited<ReturnType<typeof startJobs>>

const WORK_OPTIONS = { pollingIntervalSeconds: 1, includeMetadata: true } as const
const STOP_TIMEOUT_MS = 8_000
const SUPERVISION_SECONDS = 15
const ERROR_PAUSE_MS = 10_000
const RESUME_EVERY_MS = 10_000

/** The queue for a tool beside the server: adds jobs, works on none. */
export async function openJobQueue(database: OpenDatabase) {
  const boss = createBoss(database, { supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  return { ...jobQueue(boss), stop: () => boss.stop({ graceful: false }) }
}

export async function startJobs(database: OpenDatabase, log: Log) {
  const boss = createBoss(database, { supervise: true, schedule: true })
  const reportError = throttled((err) => log.error({ err }, 'job queue error'))
  boss.on('error', reportError)
  await boss.start()
  /**
   * To pg-boss the end of a process is a failure like any other: a mail that had failed for half a day would wait an
   * hour more, though nothing new is known against it. Such jobs begin at once, those of other processes too.
   */
  const resume = () => beginInterruptedJobs(database.db).catch(reportError)
  void resume()
  const resuming = setInterval(resume, RESUME_EVERY_MS).unref()
  const queue = jobQueue(boss)
  let running = true

  return {
    ...queue,
    /** Creates the queue and works on it; a handler that throws is tried again by the queue's policy. The first attempt is 1. */
    async work<T extends object>(
      name: string,
      policy: QueuePolicy,
      handler: (data: T, attempt: number) => Promise<void>,
    ): Promise<void> {
      await queue.declare(name, policy)
      // The first job may begin before the worker's id is known; the one after it then waits for the next poll.
      let workerId = ''
      workerId = await boss.work<T, void, typeof WORK_OPTIONS>(name, WORK_OPTIONS, async ([job]) => {
        // The next job follows at once; only when there is none, the worker waits for its next poll.
        boss.notifyWorker(workerId)
        if (!job) return
        try {
          await handler(job.data, job.retryCount + 1)
        } catch (error) {
          throw running ? toJobFailure(error, name, log) : new JobFailure(INTERRUPTED)
        }
      })
    },
    /** Adds a job to the queue at each time of the cron expressions, and once for all that were missed. */
    async schedule(name: string, ...crons: readonly string[]): Promise<void> {
      for (const [i, cron] of crons.entries()) {
        const key = i === 0 ? '' : String(i)
        await boss.schedule(name, cron, {}, { tz: TIME_ZONE, missed: 'once', key })
      }
    },
    /** Ends what an earlier start has scheduled for these queues. */
    async unschedule(queues: readonly string[]): Promise<void> {
      const schedules = await boss.getSchedules()
      for (const { name, key } of schedules.filter((schedule) => queues.includes(schedule.name))) {
        await boss.unschedule(name, key)
      }
    },
    isRunning: () => running,
    /** Waits for the running job, starts no new one. One that fails meanwhile is tried again by the next process. */
    async stop(): Promise<void> {
      running = false
      clearInterval(resuming)
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

function createBoss({ pool, isOwner }: OpenDatabase, roles: { supervise: boolean; schedule: boolean }) {
  return new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    ...roles,
    // A worker must not sleep for hours because the system's clock is set.
    clock: { ...systemClock, now: () => steadyNow().getTime() },
    // How soon a job is resumed whose worker was killed: its heartbeat, and the next check of it.
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    // Tables and indexes are the owner's business.
    migrate: isOwner,
    reindex: isOwner,
  })
}

function jobQueue(boss: PgBoss) {
  return {
    async declare(queue: string, { policy, ...options }: QueuePolicy): Promise<void> {
      await boss.createQueue(queue, { ...options, ...(policy && { policy }) })
      // The policy cannot be changed any more; everything else can.
      await boss.updateQueue(queue, options)
      // Fills the cache of queues: a look-up on a second connection within a transaction could wait for ever.
      await boss.findJobs(queue, { key: '' })
    },
    /**
     * Adds a job within the caller's transaction: it exists if and only if the transaction commits. An
     * exclusive queue that already holds a job gets none.
     */
    async enqueue(tx: Transaction, queue: string, data: object, delaySeconds = 0): Promise<void> {
      await boss.send(queue, data, {
        db: fromDrizzle(tx, sql),
        ...(delaySeconds > 0 && { startAfter: delaySeconds }),
      })
    },
    /** Removes the jobs with this data, in whatever state; returns their number. */
    async deleteJobs(tx: Transaction, queue: string, data: object): Promise<number> {
      const within = { db: fromDrizzle(tx, sql) }
      const jobs = await boss.findJobs(queue, { data, ...within })
      const ids = jobs.map(({ id }) => id)
      if (ids.length > 0) await boss.deleteJob(queue, ids, within)
      return ids.length
    },
  }
}

/** While the database is away every worker reports it every second: one line in a while is enough. */
function throttled(report: (error: unknown) => void): (error: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (performance.now() - reportedAt < ERROR_PAUSE_MS) return
    reportedAt = performance.now()
    report(error)
  }
}

/** The queue stores what is thrown with all its properties, and texts of libraries may quote a visitor. */
function toJobFailure(error: unknown, queue: string, log: Log): JobFailure {
  if (error instanceof JobFailure) return error
  log.error({ err: error, queue }, 'a job failed')
  return new JobFailure(errorCode(error) ?? 'unexpected error, see the log')
}
