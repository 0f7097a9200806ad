import { and, desc, eq, gte, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { deadlineAt } from '#app/domain/notices/deadline.ts'
import type { NoticeTime } from '#app/domain/notices/notice.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { noticeCodes, notices } from '#db/schema/notices.ts'
import { type TextsWithNames, withoutPersonalData } from '../ingest/personal-data.ts'
import type { RealNotice } from '../real-notice.ts'
import { SOURCE_IDS, type SourceId } from '../source-notice.ts'
import { SOURCE_PREFERENCE } from './same-purchase-store.server.ts'

type StoredNotice = typeof notices.$inferSelect

const otherNotices = alias(notices, 'others')

/** The query must join the codes and group by notice. The main code comes first. */
const CODES = sql<
  string[]
>`array_agg(${noticeCodes.code} order by ${noticeCodes.is_main} desc, ${noticeCodes.code})`

/** Reads the newest first, and what several sources have once. Each day is a query of its own, because other work waits for each query. */
export async function readShownNotices(
  db: Database,
  sources: readonly SourceId[],
  since: string,
): Promise<RealNotice[]> {
  const day = notices.published_on
  const days = await db.selectDistinct({ day }).from(notices).where(gte(day, since)).orderBy(desc(day))
  const shown: RealNotice[] = []
  for (const { day } of days) shown.push(...(await readShownOf(db, sources, day)))
  return shown
}

async function readShownOf(db: Database, sources: readonly SourceId[], day: string): Promise<RealNotice[]> {
  const rows = await db
    .select({ notice: notices, codes: CODES })
    .from(notices)
    .innerJoin(noticeCodes, eq(noticeCodes.notice_id, notices.id))
    .where(
      and(
        inArray(notices.source, [...sources]),
        eq(notices.published_on, day),
        notExists(preferredRows(db, sources, otherNotices.id)),
        notExists(preferredRows(db, sources, otherNotices.same_as)),
      ),
    )
    .groupBy(notices.id)
    .orderBy(desc(notices.id))
  return rows.flatMap(({ notice, codes }) => {
    const [main, ...rest] = codes.flatMap((code) => parseCpvCode(code) ?? [])
    // Rows of an earlier version may still contain personal data.
    const winners = notice.winner === null ? [] : [notice.winner]
    const texts = withoutPersonalData({ title: notice.title, buyerName: notice.buyer_name, winners })
    return main === undefined || texts === null ? [] : [toRealNotice(notice, texts, [main, ...rest])]
  })
}

function preferredRows(
  db: Database,
  sources: readonly SourceId[],
  key: typeof otherNotices.id | typeof otherNotices.same_as,
) {
  return db
    .select({ id: otherNotices.id })
    .from(otherNotices)
    .where(
      and(
        eq(key, notices.same_as),
        inArray(otherNotices.source, [...sources]),
        sql`${preferenceOf(otherNotices.source)} < ${preferenceOf(notices.source)}`,
      ),
    )
}

function preferenceOf(source: typeof notices.source | typeof otherNotices.source): SQL {
  return sql`(${JSON.stringify(SOURCE_PREFERENCE)}::jsonb -> ${source})::int`
}

function toRealNotice(
  notice: StoredNotice,
  { title, buyerName, winners: [winner] }: TextsWithNames,
  codes: [CpvCode, ...CpvCode[]],
): RealNotice {
  return {
    id: `${notice.source}:${notice.source_id}`,
    kind: notice.kind,
    title,
    buyer: buyerName,
    codes,
    // Other currencies would be misread.
    value: notice.currency === 'EUR' ? notice.value : null,
    time: timeOf(notice),
    winner: winner ?? null,
    remark: null,
    url: notice.url,
    publishedOn: notice.published_on,
    deadlineAt: notice.deadline_at?.toISOString() ?? null,
    earlierDeadlines: notice.earlier_deadlines.map((at) => at.toISOString()),
    status: notice.status,
  }
}

function timeOf(notice: StoredNotice): NoticeTime {
  const { kind, deadline_at, planned_quarter, concluded_on, published_on } = notice
  const quarter = /^(\d{4})-Q([1-4])$/.exec(planned_quarter ?? '')
  if (kind === 'plan' && quarter)
    return { type: 'quarter', year: Number(quarter[1]), quarter: Number(quarter[2]) }
  if (kind === 'contract' && concluded_on !== null) return { type: 'concluded', day: concluded_on }
  const expectsReplies = kind === 'tender' || kind === 'consultation'
  if (!expectsReplies || deadline_at === null) return { type: 'published', day: published_on }
  return { type: 'deadline', ...deadlineAt(deadline_at.toISOString()) }
}

export interface FoundNotice extends StoredNotice {
  codes: string[]
}

/** Finds it by `source:id`, by the source's id alone, or by TED's publication number. */
export async function findNotices(db: Database, id: string): Promise<FoundNotice[]> {
  const rows = await db
    .select({ notice: notices, codes: CODES })
    .from(notices)
    .innerJoin(noticeCodes, eq(noticeCodes.notice_id, notices.id))
    .where(or(isSourceAndId(id), eq(notices.source_id, id), eq(notices.ted_number, id)))
    .groupBy(notices.id)
    .orderBy(notices.id)
    .limit(20)
  return rows.map(({ notice, codes }) => ({ ...notice, codes }))
}

function isSourceAndId(id: string): SQL | undefined {
  const source = SOURCE_IDS.find((name) => id.startsWith(`${name}:`))
  return source && and(eq(notices.source, source), eq(notices.source_id, id.slice(source.length + 1)))
}
