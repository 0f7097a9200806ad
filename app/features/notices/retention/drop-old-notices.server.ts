import type { Database } from '#app/infra/database/database.server.ts'
import type { Jobs } from '#app/infra/jobs/jobs.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { todayInVilnius } from '#app/shared/calendar/today.ts'
import { dropNoticesBefore } from './retention-store.server.ts'

/** Thirteen months: a year can be compared with the one before. */
export const RETENTION_DAYS = 400

export const RETENTION_QUEUE = 'notices-retention'
const POLICY = { retryLimit: 3, retryDelay: 600 }
const EVERY_NIGHT = '41 3 * * *'

export async function startNoticeRetention(
  jobs: Jobs,
  { db, log }: { db: Database; log: Log },
): Promise<void> {
  await jobs.work(RETENTION_QUEUE, POLICY, async () => {
    const before = todayInVilnius(Temporal.Now.instant()).subtract({ days: RETENTION_DAYS })
    const dropped = await dropNoticesBefore(db, before.toString())
    log.info({ dropped }, 'old notices dropped')
  })
  await jobs.schedule(RETENTION_QUEUE, EVERY_NIGHT)
}
