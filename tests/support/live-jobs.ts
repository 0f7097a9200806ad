import { sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'

/** Whether a job with this data waits, runs or will be tried again. */
export async function hasLiveJob(db: Database, queue: string, data: object): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from pgboss.job where name = ${queue}
    and data @> ${JSON.stringify(data)}::jsonb and state in ('created', 'retry', 'active') limit 1`)
  return rows.length > 0
}

/** Jobs about this lead, done ones too. */
export async function countJobs(db: Database, reference: string | null | undefined): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where data->>'reference' = ${reference}`,
  )
  return rows[0]?.count ?? 0
}
