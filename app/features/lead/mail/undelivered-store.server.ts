import { and, count, countDistinct, gte, isNotNull, max, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { IS_SAMPLE_HELD, leads } from '#db/schema/leads.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { IS_UNSENT } from '../mail-queue.server.ts'
import { OVERALL_LIMIT_REASON } from '../submission/spam/spam-signals.ts'

export const IS_UNREPORTED = sql`mail_state = 'quarantined' and reported_at is null`

/** Leads whose mail has not been accepted, quarantined ones included. */
export async function readUndelivered(db: Database) {
  const [row] = await db
    .select({ count: count(), oldest: min(leads.created_at) })
    .from(leads)
    .where(sql`(${IS_UNSENT}) or (${IS_UNREPORTED})`)
  return row ?? { count: 0, oldest: null }
}

/** Lists leads with the fewest failed mails first, then the most likely genuine. A mail that was interrupted is about the same leads again. */
export async function listForSharedMail(
  db: Database,
  isWaiting: SQL | undefined,
  limit: number,
): Promise<StoredLead[]> {
  const likelihood = sql`case when ${leads.mail_digest} = 'scripted'
    or ${leads.quarantine_reason} = ${OVERALL_LIMIT_REASON} then 0
    when ${leads.quarantine_reason} like 'hidden field filled%' then 2 else 1 end`
  const rows = await db
    .select()
    .from(leads)
    .where(isWaiting)
    .orderBy(leads.mail_attempts, leads.report_id, likelihood, leads.created_at, leads.id)
    .limit(limit)
  return rows.filter(({ report_id }) => report_id === rows[0]?.report_id)
}

export async function readReportsSince(db: Database, isOfKind: SQL, since: Date) {
  const [row] = await db
    .select({ mails: countDistinct(leads.report_id), last: max(leads.reported_at) })
    .from(leads)
    .where(and(isOfKind, gte(leads.reported_at, since)))
  return row ?? { mails: 0, last: null }
}

/** What staff have to know of mails and samples: mails that were refused so far, samples that wait. */
export async function readMailFaults(db: Database) {
  const [refused] = await db
    .select({
      count: count(),
      since: min(leads.created_at),
      error: sql<string | null>`(array_agg(mail_last_error order by mail_due_at desc))[1]`,
    })
    .from(leads)
    .where(and(IS_UNSENT, isNotNull(leads.mail_last_error)))
  const heldSamples = await db.$count(leads, IS_SAMPLE_HELD)
  return { ...(refused ?? { count: 0, since: null, error: null }), heldSamples }
}
