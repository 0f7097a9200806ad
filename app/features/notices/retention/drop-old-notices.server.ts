import { lt, sql } from 'drizzle-orm'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import type { JobRunner } from '#app/infra/jobs/jobs.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'

/** Thirteen months: a year can be compared with the one before. */
export const RETENTION_DAYS = 400

export const RETENTION_QUEUE = 'notices-retention'
const POLICY = { retryLimit: 3, retryDelay: 600 }
const EVERY_NIGHT = '41 3 * * *'

export async function startNoticeRetention(
  jobs: JobRunner,
  { db, log }: { db: Database; log: Log },
): Promise<void> {
  await jobs.work(RETENTION_QUEUE, POLICY, async () => {
    const before = todayInVilnius(Temporal.Now.instant()).subtract({ days: RETENTION_DAYS })
    const dropped = await dropNoticesBefore(db, before.toString())
    log.info({ dropped }, 'old notices dropped')
  })
  await jobs.schedule(RETENTION_QUEUE, EVERY_NIGHT)
}

/** Returns the number of dropped rows; ingests of that time go too. */
export async function dropNoticesBefore(db: Database, day: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('notices'))`)
    // With their duplicates from other sources, which would be shown in their place.
    const dropped = await tx
      .delete(notices)
      .where(
        sql`published_on < ${day} or same_as in (select id from notices as shown where shown.published_on < ${day})`,
      )
      .returning({ id: notices.id })
    await tx.delete(noticeIngests).where(lt(noticeIngests.started_at, sql`${day}::date`))
    return dropped.length
  })
}
