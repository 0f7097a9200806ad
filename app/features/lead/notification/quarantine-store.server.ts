import { and, countDistinct, eq, gte, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { TOTAL_LIMIT_REASON } from '../submission/spam/spam-signals.ts'

const isQuarantined = eq(leads.mail_state, 'quarantined')

/** Fewest failed reports first, then the most likely genuine. */
export async function listUnreported(db: Database, limit: number): Promise<StoredLead[]> {
  const likelihood = sql`case when ${leads.quarantine_reason} = ${TOTAL_LIMIT_REASON} then 0
    when ${leads.quarantine_reason} like 'hidden field filled%' then 2 else 1 end`
  return db
    .select()
    .from(leads)
    .where(and(isQuarantined, isNull(leads.reported_at)))
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
