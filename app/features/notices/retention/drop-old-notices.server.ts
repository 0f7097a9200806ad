import { and, isNull, lt, or, sql } from 'drizzle-orm'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { startDailyRun } from '#app/infra/database/daily-run.server.ts'
import type { Database, OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Loop } from '#app/infra/loop.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { NOTICE_MONTHS } from '#config/limits.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'

const EVERY_NIGHT = { name: 'drop-old-notices', time: '03:41', failure: 'old notices could not be dropped' }

export function startNoticeRetention(deps: Pick<OpenDatabase, 'db' | 'pool'> & { log: Log }): Loop {
  return startDailyRun(deps, EVERY_NIGHT, async () => {
    const before = todayInVilnius(Temporal.Now.instant()).subtract({ months: NOTICE_MONTHS })
    const dropped = await dropNoticesBefore(deps.db, before.toString())
    deps.log.info({ dropped }, 'old notices dropped')
  })
}

/** Returns the number of dropped rows; what is still open stays. Ingests of that time go too. */
export async function dropNoticesBefore(db: Database, day: string): Promise<number> {
  const isOver = or(isNull(notices.deadline_at), lt(notices.deadline_at, sql`now()`))
  const dropped = await db
    .delete(notices)
    .where(and(lt(notices.published_on, day), isOver))
    .returning({ id: notices.id })
  await db.delete(noticeIngests).where(lt(noticeIngests.started_at, sql`${day}::date`))
  return dropped.length
}
