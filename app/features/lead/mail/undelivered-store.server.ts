import { and, count, countDistinct, gte, inArray, max, min, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { isUnclaimed } from '../mail-queue.server.ts'
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

export async function countUnreported(db: Database): Promise<number> {
  return db.$count(leads, IS_UNREPORTED)
}

/** Longer than any delivery takes. False when another process is reporting one of the leads. */
export async function claimForReport(db: Database, references: readonly string[]): Promise<boolean> {
  const claimed = await db
    .update(leads)
    .set({ mail_claimed_until: sql`now() + interval '1 minute'` })
    .where(
      and(inArray(leads.reference, [...references]), IS_UNREPORTED, isUnclaimed(leads.mail_claimed_until)),
    )
    .returning({ id: leads.id })
  return claimed.length === references.length
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
