import { and, type Column, desc, getTableColumns, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { deadlineAt } from '#app/domain/notices/deadline.ts'
import type { NoticeTime } from '#app/domain/notices/notice.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { notices, type StoredNotice } from '#db/schema/notices.ts'
import { inTurns } from '../in-turns.ts'
import { withoutPersonalData } from '../ingest/personal-data.ts'
import { isOpen, type RealNotice } from '../real-notice.ts'
import type { SourceId } from '../source-notice.ts'
import { type FoundNotice, joinPurchases, type Purchase } from './join-purchases.ts'
import { notesOf } from './notice-notes.ts'

export const FOUND_NOTICE = {
  ...getTableColumns(notices),
  codes: sql<string[]>`array(select code from notice_codes where notice_id = notices.id
    order by is_main desc, code)`,
}

/** A chunk is a query of its own, because other work waits for each query. */
const CHUNK = 200

/** Reads what was published since a day or can still be answered, the newest first and each purchase once. */
export async function readShownNotices(
  db: Database,
  sources: readonly SourceId[],
  since: string,
  now: Temporal.Instant,
): Promise<RealNotice[]> {
  const isRecent = gte(notices.published_on, since)
  const isRelevant = and(inArray(notices.source, [...sources]), or(isRecent, belongsToOpen(now)))
  const ids = (await db.select({ id: notices.id }).from(notices).where(isRelevant)).map(({ id }) => id)
  const stored: FoundNotice[] = []
  for (let start = 0; start < ids.length; start += CHUNK) {
    const isInChunk = inArray(notices.id, ids.slice(start, start + CHUNK))
    stored.push(...(await db.select(FOUND_NOTICE).from(notices).where(isInChunk)))
  }
  const shown: RealNotice[] = []
  for await (const purchase of inTurns(joinPurchases(stored))) {
    const notice = toRealNotice(purchase)
    if (notice !== null && (notice.publishedOn >= since || isOpen(notice, now))) shown.push(notice)
  }
  return shown
}

/** Open notices, and those that may have changed or ended them. */
function belongsToOpen(now: Temporal.Instant): SQL | undefined {
  const { ted_number, ted_notice_id, ted_procedure_id, ted_replaces } = notices
  const isOfOpen = (value: SQL | Column, column: Column) =>
    sql`${value} in (select ${column} from notices where deadline_at > ${now.toString()})`
  return or(
    gt(notices.deadline_at, sql`${now.toString()}`),
    isOfOpen(ted_number, ted_number),
    isOfOpen(ted_notice_id, ted_notice_id),
    isOfOpen(ted_procedure_id, ted_procedure_id),
    isOfOpen(ted_replaces, ted_number),
    isOfOpen(sql`regexp_replace(${ted_replaces}, '-[0-9]{2}$', '')`, ted_notice_id),
  )
}

/** Null when nothing is left to be shown. */
function toRealNotice(purchase: Purchase): RealNotice | null {
  const { notice, status } = purchase
  // Rows of an earlier version may still contain personal data.
  const texts = withoutPersonalData({ ...notice, winners: [notice.winner ?? ''] })
  if (texts === null) return null
  return {
    id: `${notice.source}:${notice.source_id}`,
    kind: notice.kind,
    title: texts.title,
    buyer: texts.buyer_name,
    buyerCode: notice.buyer_code,
    codes: notice.codes.flatMap((code) => parseCpvCode(code) ?? []),
    // Other currencies would be misread.
    value: notice.currency === 'EUR' ? notice.value : null,
    isCeiling: notice.is_ceiling,
    time: status === 'suspended' ? { type: 'published', day: notice.published_on } : timeOf(notice),
    winner: texts.winners[0] ?? null,
    remark: null,
    url: notice.url,
    publishedOn: notice.published_on,
    deadlineAt: notice.deadline_at?.toISOString() ?? null,
    earlierDeadlines: notice.earlier_deadlines.map((at) => at.toISOString()),
    notes: notesOf(purchase),
    isIntended: notice.is_intended,
    isSystem: notice.system === 'itself',
    isAside: notice.system === 'members' || status === 'suspended',
    status,
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

/** Finds it by `source:id`, by the source's id alone, or by TED's publication number. */
export async function findNotices(db: Database, id: string): Promise<FoundNotice[]> {
  const isWanted = sql`${id} in (source || ':' || source_id, source_id, ted_number)`
  return db.select(FOUND_NOTICE).from(notices).where(isWanted).orderBy(desc(notices.id)).limit(20)
}
