import { lt, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'

/** Drops what was published before the day, counts it, and returns the number of rows; what was read then goes, too. */
export async function dropNoticesBefore(db: Database, day: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('notices'))`)
    await tx.execute(sql`insert into notice_counts (published_on, kind, division, count)
      select published_on, kind, left(code, 2), count(*) from notices join notice_codes on notice_id = id
      where is_main and same_as is null and published_on < ${day} group by 1, 2, 3
      on conflict (published_on, kind, division) do update set count = notice_counts.count + excluded.count`)
    // With those that they stand for: alone, these would be counted once more.
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
