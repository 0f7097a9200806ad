import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueOptions, systemClock } from 'pg-boss'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { OpenDatabase, Transaction } from '../database/database.server.ts'
import { errorCode } from '../error-code.server.ts'
import type { Log } from '../observability/log.server.ts'
import { steadyNow } from '../steady-clock.server.ts'
import { INTERRUPTED, retryInterruptedJobs } from './job-table.server.ts'

/** `exclusive`: one job waiting or running; `short`: one that waits. */
export type QueuePolicy = QueueOptions & { policy?: 'exclusive' | 'short' }

/** Its message is stored by the queue, so it must not name a visitor. */
export class JobFailure extends Error {}

export type JobQueue = Awaited<ReturnType<typeof openJobQueue>>
export type JobRunner = Awaited<ReturnType<typeof startJobs>>

const WORK_OPTIONS = { pollingIntervalSeconds: 1, includeMetadata: true } as const
const STOP_TIMEOUT_MS = 8_000
const SUPERVISION_SECONDS = 15
const START_MS = 60_000
const START_QUERY_TIMEOUT_MS = 30_000
const ERROR_PAUSE_MS = 10_000
const RESUME_EVERY_MS = 10_000

/** For commands: adds jobs, works on none. */
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
  /** pg-boss delays an interrupted job like a failed one, by up to an hour; these start at once. */
  const resume = () => retryInterruptedJobs(database.db).catch(reportError)
  void resume()
  const resumeTimer = setInterval(resume, RESUME_EVERY_MS).unref()
  const queue = jobQueue(boss)
  let running = true

  return {
    ...queue,
    /** A handler that throws is retried by the policy. The first attempt is 1. */
    async work<T extends object>(
      name: string,
      policy: QueuePolicy,
      handler: (data: T, attempt: number) => Promise<void>,
    ): Promise<void> {
      await queue.declare(name, policy)
      // The first job may begin before the id is known; the next then waits for a poll.
      let workerId = ''
      workerId = await boss.work<T, void, typeof WORK_OPTIONS>(name, WORK_OPTIONS, async ([job]) => {
        // Fetches the next job without waiting for the poll.
        boss.notifyWorker(workerId)
        if (!job) return
        try {
          await handler(job.data, job.retryCount + 1)
        } catch (error) {
          throw running ? toJobFailure(error, name, log) : new JobFailure(INTERRUPTED)
        }
      })
    },
    /** Missed times are made up for once. */
    async schedule(name: string, ...crons: readonly string[]): Promise<void> {
      for (const [i, cron] of crons.entries()) {
        const key = i === 0 ? '' : String(i)
        await boss.schedule(name, cron, {}, { tz: TIME_ZONE, missed: 'once', key })
      }
    },
    async unschedule(queues: readonly string[]): Promise<void> {
      const schedules = await boss.getSchedules()
      for (const { name, key } of schedules.filter((schedule) => queues.includes(schedule.name))) {
        await boss.unschedule(name, key)
      }
    },
    isRunning: () => running,
    /** Waits for the running job; one that fails is retried by the next process. */
    async stop(): Promise<void> {
      running = false
      clearInterval(resumeTimer)
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

function createBoss({ pool, isOwner }: OpenDatabase, roles: { supervise: boolean; schedule: boolean }) {
  const startedAt = performance.now()
  // On a busy machine a start must not fail for a slow answer; later, visitors' leads wait for the same connections.
  const timeout = () => performance.now() - startedAt < START_MS && { query_timeout: START_QUERY_TIMEOUT_MS }
  return new PgBoss({
    db: {
      executeSql: (text: string, values: unknown[] = []) => pool.query({ text, values, ...timeout() }),
    },
    ...roles,
    // A change of the system's clock must not put workers to sleep.
    clock: { ...systemClock, now: () => steadyNow().getTime() },
    // How soon a killed worker's job is resumed.
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    migrate: isOwner,
    reindex: isOwner,
  })
}

function jobQueue(boss: PgBoss) {
  return {
    async declare(queue: string, { policy, ...options }: QueuePolicy): Promise<void> {
      await boss.createQueue(queue, { ...options, ...(policy && { policy }) })
      // All but the policy can be changed later.
      await boss.updateQueue(queue, options)
      // Fills pg-boss's queue cache: a look-up on a second connection within a transaction could wait for ever.
      await boss.findJobs(queue, { key: '' })
    },
    /** Exists only if the transaction commits; an exclusive queue with a job gets none. */
    async enqueue(tx: Transaction, queue: string, data: object, delaySeconds = 0): Promise<void> {
      await boss.send(queue, data, {
        db: fromDrizzle(tx, sql),
        ...(delaySeconds > 0 && { startAfter: delaySeconds }),
      })
    },
    async deleteJobs(tx: Transaction, queue: string, data: object): Promise<number> {
      const within = { db: fromDrizzle(tx, sql) }
      const jobs = await boss.findJobs(queue, { data, ...within })
      const ids = jobs.map(({ id }) => id)
      if (ids.length > 0) await boss.deleteJob(queue, ids, within)
      return ids.length
    },
  }
}

/** While the database is away every worker reports it each second. */
function throttled(report: (error: unknown) => void): (error: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (performance.now() - reportedAt < ERROR_PAUSE_MS) return
    reportedAt = performance.now()
    report(error)
  }
}

/** The queue stores all properties of an error, and libraries may quote a visitor. */
function toJobFailure(error: unknown, queue: string, log: Log): JobFailure {
  if (error instanceof JobFailure) return error
  log.error({ err: error, queue }, 'a job failed')
  return new JobFailure(errorCode(error) ?? 'unexpected error, see the log')
}
