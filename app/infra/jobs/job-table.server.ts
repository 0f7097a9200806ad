import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.server.ts'

/** All access to pg-boss's own table, which is no part of its API; `job-table.db.test.ts` names the version. */
export const JOB_TABLE = 'pgboss.job'

export const INTERRUPTED = 'the server stopped while the job ran'

/** pg-boss's words for jobs of killed and stopped processes. */
const INTERRUPTIONS = [INTERRUPTED, 'job heartbeat timeout', 'pg-boss shut down while active']

/** Values under this key that no waiting, running or retried job has. */
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

/** Jobs that would wait longer than `maxSeconds` start now. */
export async function bringJobsForward(db: Database, queue: string, maxSeconds: number): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where name = ${queue}
      and state in ('created', 'retry') and start_after > now() + make_interval(secs => ${maxSeconds})`,
  )
}

/** The least tried first; returns how many. */
export async function retryJobsNow(db: Database, queue: string, count: number): Promise<number> {
  // Materialised: PostgreSQL may run a subquery once per row and find other jobs each time.
  const { rows } = await db.execute(
    sql`with chosen as materialized (
      select id from pgboss.job where name = ${queue} and state = 'retry' and start_after > now()
      order by retry_count, start_after limit ${count} for update skip locked
    ) update pgboss.job as job set start_after = now() from chosen
      where job.name = ${queue} and job.id = chosen.id returning job.id`,
  )
  return rows.length
}

/** Their last attempt was cut off by the end of its process. */
export async function retryInterruptedJobs(db: Database): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()
      and coalesce(output->>'message', output->'value'->>'message', output->>'value') in ${INTERRUPTIONS}`,
  )
}
