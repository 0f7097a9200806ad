import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import { workingTimeBetween } from '#app/domain/calendar/working-time.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { leadResults, leadSums } from '#db/schema/leads.ts'
import { MAX_GROUPS } from './lead-stats-store.server.ts'

export interface MonthRow {
  source: string
  campaign: string
  term: string
  received: number
  answered: number
  won: number
  amount: number
}

export interface MonthReport {
  rows: MonthRow[]
  /** In working hours, of the leads that are still stored; it is null when none was answered. */
  medianAnswerMs: number | null
}

type Sums = Pick<typeof leadSums, keyof MonthRow> | Pick<typeof leadResults, keyof MonthRow>

/** What a month's leads came from and became, with those that were erased since. */
export async function readMonth(db: Database, month: Temporal.PlainYearMonth): Promise<MonthReport> {
  const firstDay = month.toPlainDate({ day: 1 })
  const isStored = receivedFrom(firstDay, firstDay.add({ months: 1 }))
  const stored = db.select(columnsOf(leadResults)).from(leadResults).where(isStored)
  const isErased = eq(leadSums.month, firstDay.toString())
  const all = stored.unionAll(db.select(columnsOf(leadSums)).from(leadSums).where(isErased)).as('all')
  const rows = await db
    .select({
      source: all.source,
      campaign: all.campaign,
      term: all.term,
      received: total(all.received),
      answered: total(all.answered),
      won: total(all.won),
      amount: total(all.amount),
    })
    .from(all)
    .groupBy(all.source, all.campaign, all.term)
    .orderBy(desc(sum(all.received)), asc(all.source), asc(all.campaign), asc(all.term))
    .limit(MAX_GROUPS)
  return { rows, medianAnswerMs: await medianAnswerTime(db, isStored) }
}

function columnsOf({ source, campaign, term, received, answered, won, amount }: Sums) {
  return { source, campaign, term, received, answered, won, amount }
}

function total(column: SQLWrapper) {
  return sum(column).mapWith(Number)
}

async function medianAnswerTime(db: Database, isStored: SQL | undefined): Promise<number | null> {
  const { created_at, answered_at } = leadResults
  const answers = await db
    .select({ from: created_at, to: sql`${answered_at}`.mapWith(answered_at) })
    .from(leadResults)
    .where(and(isStored, isNotNull(answered_at)))
  if (answers.length === 0) return null
  const times = answers.flatMap(({ from, to }) => [from.getTime(), to.getTime()])
  const first = times.reduce((a, b) => Math.min(a, b))
  const last = times.reduce((a, b) => Math.max(a, b))
  const between = workingTimeBetween(new Date(first), new Date(last), site.officeHours)
  const waited = answers.map(({ from, to }) => between(from, to)).toSorted((a, b) => a - b)
  const middle = waited.length >> 1
  const [upper = 0, lower = upper] = [waited[middle], waited[waited.length % 2 === 1 ? middle : middle - 1]]
  return (upper + lower) / 2
}

function receivedFrom(first: Temporal.PlainDate, next: Temporal.PlainDate): SQL | undefined {
  const [from, until] = [first, next].map((day) => new Date(day.toZonedDateTime(TIME_ZONE).epochMilliseconds))
  return and(from && gte(leadResults.created_at, from), until && lt(leadResults.created_at, until))
}
