import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.server.ts'

/**
 * Everything that reads or writes pg-boss's own table, whose columns and states are not part of its API. It has been
 * tried with the version that `job-table.db.test.ts` names; look at that test before raising it.
 */
export const JOB_TABLE = 'pgboss.job'

/** What a job is failed with when the server stops while it runs. */
export const INTERRUPTED = 'the server stopped while the job ran'

/** The same in pg-boss's words: a killed process gives no sign of life, and one that stops waits only so long. */
const INTERRUPTIONS = [INTERRUPTED, 'job heartbeat timeout', 'pg-boss shut down while active']

/** Those of the values that no job waiting, running or to be tried again has under this key of its data. */
export async function listWithoutLiveJob(
  db: Database | Transaction,
  queue: string,
  key: string,
  values: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as wanted (value)
      where value not in (select data->>${key} from pgboss.job where name = ${queue}
        and state in ('created', 'retry', 'active') and data->>${key} is not null)`,
  )
  return rows.map(({ value }) => value)
}

/** How many jobs with one of these values under this key of their data run; those of killed processes do not count. */
export async function countRunningJobs(
  db: Database,
  queues: readonly string[],
  key: string,
  values: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job
      where name in (select jsonb_array_elements_text(${JSON.stringify(queues)}::jsonb))
        and data->>${key} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))
        and state = 'active' and heartbeat_on + make_interval(secs => heartbeat_seconds) > pgboss.job_now()`,
  )
  return rows[0]?.count ?? 0
}

/** Lets jobs begin now that would begin later than in so many seconds. */
export async function beginDelayedJobs(db: Database, queue: string, maxSeconds: number): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where name = ${queue}
      and state in ('created', 'retry') and start_after > now() + make_interval(secs => ${maxSeconds})`,
  )
}

/** Lets up to `count` of the jobs that failed before be tried now, the least tried first; returns their number. */
export async function retryJobsNow(db: Database, queue: string, count: number): Promise<number> {
  // PostgreSQL may run a subquery in the condition once for every row, and find other jobs each time.
  const { rows } = await db.execute(
    sql`with chosen as materialized (
      select id from pgboss.job where name = ${queue} and state = 'retry' and start_after > now()
      order by retry_count, start_after limit ${count} for update skip locked
    ) update pgboss.job as job set start_after = now() from chosen
      where job.name = ${queue} and job.id = chosen.id returning job.id`,
  )
  return rows.length
}

/** Lets jobs begin now whose last try was cut off by the end of its process. */
export async function beginInterruptedJobs(db: Database): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()
      and coalesce(output->>'message', output->'value'->>'message', output->>'value') in ${INTERRUPTIONS}`,
  )
}
