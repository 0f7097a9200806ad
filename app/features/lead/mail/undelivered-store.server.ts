import { and, asc, count, countDistinct, gte, lt, max, min, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { OVERALL_LIMIT_REASON } from '../submission/spam/spam-signals.ts'

const IS_PENDING = sql`mail_state in ('pending', 'failed')`
const IS_UNREPORTED = sql`mail_state = 'quarantined' and reported_at is null`

/** Leads whose mail has not been accepted, quarantined ones included. */
export async function readUndelivered(db: Database) {
  const [row] = await db
    .select({ count: count(), oldest: min(leads.created_at) })
    .from(leads)
    .where(sql`(${IS_PENDING}) or (${IS_UNREPORTED})`)
  return row ?? { count: 0, oldest: null }
}

export async function hasUnreported(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from leads where ${IS_UNREPORTED} limit 1`)
  return rows.length > 0
}

export async function listPendingBefore(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(and(IS_PENDING, lt(leads.created_at, before)))
    .orderBy(asc(leads.created_at))
    .limit(limit)
  return rows.flatMap(({ reference }) => reference ?? [])
}

/** Fewest failed reports first, then the most likely genuine. */
export async function listUnreported(db: Database, limit: number): Promise<StoredLead[]> {
  const likelihood = sql`case when ${leads.quarantine_reason} = ${OVERALL_LIMIT_REASON} then 0
    when ${leads.quarantine_reason} like 'hidden field filled%' then 2 else 1 end`
  return db
    .select()
    .from(leads)
    .where(IS_UNREPORTED)
    .orderBy(leads.mail_attempts, likelihood, leads.created_at)
    .limit(limit)
}

export async function readReportsSince(db: Database, since: Date) {
  const [row] = await db
    .select({ mails: countDistinct(leads.report_id), last: max(leads.reported_at) })
    .from(leads)
    .where(gte(leads.reported_at, since))
  return row ?? { mails: 0, last: null }
}
