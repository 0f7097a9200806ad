import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { todayInVilnius } from '#app/shared/calendar/today.ts'
import { type CpvCode, parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { NoticeTime } from '#app/shared/notices/notice.ts'
import { noticeCodes, notices } from '#db/schema/notices.ts'
import type { PublishedNotice } from '../published-notice.ts'

export type StoredNotice = typeof notices.$inferSelect

/** Notices published since the day, newest first; what several sources have, once. */
export async function readShownNotices(db: Database, since: string): Promise<PublishedNotice[]> {
  const rows = await db
    .select({
      notice: notices,
      codes: sql<
        string[]
      >`array_agg(${noticeCodes.code} order by ${noticeCodes.is_main} desc, ${noticeCodes.code})`,
    })
    .from(notices)
    .innerJoin(noticeCodes, eq(noticeCodes.notice_id, notices.id))
    .where(and(isNull(notices.same_as), gte(notices.published_on, since)))
    .groupBy(notices.id)
    .orderBy(desc(notices.published_on), desc(notices.id))
  return rows.flatMap(({ notice, codes }) => {
    const [main, ...others] = codes.flatMap((code) => parseCpvCode(code) ?? [])
    return main === undefined ? [] : [toPublished(notice, [main, ...others])]
  })
}

function toPublished(notice: StoredNotice, codes: [CpvCode, ...CpvCode[]]): PublishedNotice {
  return {
    id: `${notice.source}:${notice.source_id}`,
    source: notice.source,
    kind: notice.kind,
    title: notice.title,
    buyer: notice.buyer_name,
    buyerCode: notice.buyer_code,
    codes,
    // Nobody compares zloty with euros at a glance.
    value: notice.currency === 'EUR' ? notice.value : null,
    time: timeOf(notice),
    winner: notice.winner,
    remark: null,
    url: notice.url,
    publishedOn: notice.published_on,
    deadlineAt: notice.deadline_at?.toISOString() ?? null,
    status: notice.status,
  }
}

function timeOf({
  kind,
  deadline_at,
  planned_quarter,
  concluded_on,
  published_on,
}: StoredNotice): NoticeTime {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(planned_quarter ?? '')
  if (kind === 'plan' && quarter)
    return { type: 'quarter', year: Number(quarter[1]), quarter: toQuarter(quarter[2]) }
  if (kind === 'contract' && concluded_on !== null) return { type: 'concluded', day: concluded_on }
  const isAwaited = kind === 'tender' || kind === 'consultation'
  if (!isAwaited || deadline_at === null) return { type: 'published', day: published_on }
  const due = Temporal.Instant.fromEpochMilliseconds(deadline_at.getTime())
  return { type: 'deadline', day: todayInVilnius(due).toString() }
}

function toQuarter(digit: string | undefined): 1 | 2 | 3 | 4 {
  return digit === '1' ? 1 : digit === '2' ? 2 : digit === '3' ? 3 : 4
}
