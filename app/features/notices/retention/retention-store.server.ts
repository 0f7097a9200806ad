import { lt, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'

/** Drops what was published before the day and returns the number of rows; what was read then goes, too. */
export async function dropNoticesBefore(db: Database, day: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('notices'))`)
    // With those that they stand for: alone, these would be shown.
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
