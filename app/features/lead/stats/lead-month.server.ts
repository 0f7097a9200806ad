import { type SQL, sql } from 'drizzle-orm'
import { workingTimeBetween } from '#app/domain/calendar/working-time.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { MAX_GROUPS } from './lead-stats-store.server.ts'

/** Without a campaign it is the sum of its source. */
export type MonthRow = Record<'source' | 'campaign' | 'term', string | null> &
  Record<'received' | 'answered' | 'won' | 'amount', number>

const COLUMNS = sql`source, campaign, term, received, answered, won, amount`
/** What a month's leads came from and became, with those that were erased since. A source with several rows begins with their sum. */
export async function readMonth(db: Database, month: Temporal.PlainYearMonth) {
  const firstDay = month.toPlainDate({ day: 1 })
  const isStored = sql`created_at >= ${startOf(firstDay)} and created_at < ${startOf(firstDay.add({ months: 1 }))}`
  const { rows } = await db.execute<MonthRow>(sql`
    select source, campaign, term, coalesce(sum(received), 0)::integer as received,
      coalesce(sum(answered), 0)::integer as answered, coalesce(sum(won), 0)::integer as won,
      coalesce(sum(amount), 0)::float8 as amount
    from (select ${COLUMNS} from lead_results where ${isStored}
      union all select ${COLUMNS} from lead_sums where month = ${firstDay.toString()}) as all_leads
    group by grouping sets ((), (source), (source, campaign, term))
    having grouping(source, campaign) <> 1 or count(distinct (campaign, term)) > 1
    order by grouping(source) desc, max(sum(received)) over (partition by source) desc, source,
      grouping(campaign) desc, received desc, campaign, term limit ${MAX_GROUPS}`)
  const [total, ...shown] = rows as [MonthRow, ...MonthRow[]]
  const { rows: people } = await db.execute<MonthRow>(sql`
    select status_by as source, sum(answered)::integer as answered, sum(won)::integer as won, sum(amount)::float8 as amount
    from lead_results where ${isStored} and answered = 1 and status_by <> ''
    group by status_by order by answered desc, status_by limit ${MAX_GROUPS}`)
  return { total, rows: shown, people, medianAnswerMs: await medianAnswerTime(db, isStored) }
}

/** In working hours, of the leads that are still stored; 0 when none was answered. */
async function medianAnswerTime(db: Database, isStored: SQL): Promise<number> {
  const { rows } = await db.execute<{ from: number; to: number }>(sql`
    select extract(epoch from created_at)::float8 * 1000 as from, extract(epoch from answered_at)::float8 * 1000 as to
    from lead_results where ${isStored} and answered_at is not null`)
  if (rows.length === 0) return 0
  const between = workingTimeBetween(
    rows.reduce((first, { from }) => Math.min(first, from), Number.POSITIVE_INFINITY),
    rows.reduce((last, { to }) => Math.max(last, to), 0),
    site.officeHours,
  )
  const waited = rows.map(({ from, to }) => between(from, to)).toSorted((a, b) => a - b)
  const [lower = 0, upper = lower] = waited.slice((waited.length - 1) >> 1)
  return waited.length % 2 === 1 ? lower : (lower + upper) / 2
}

function startOf(day: Temporal.PlainDate): string {
  return day.toZonedDateTime(TIME_ZONE).toInstant().toString()
}
