import { and, asc, count, eq, inArray, lt, min, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database.server.ts'
import { leads } from '#db/schema/leads.ts'

export interface UndeliveredMail {
  count: number
  /** When the oldest of these leads came in. */
  oldest: Date | null
}

/** Leads whose mail has not been accepted yet, given-up ones too; quarantined ones are not to be mailed. */
export async function readUndelivered(db: Database): Promise<UndeliveredMail> {
  const [row] = await db
    .select({ count: count(), oldest: min(leads.created_at) })
    .from(leads)
    .where(inArray(leads.mail_state, ['pending', 'failed']))
  return row ?? { count: 0, oldest: null }
}

export async function countByMailState(db: Database): Promise<{ state: string; count: number }[]> {
  return db.select({ state: leads.mail_state, count: count() }).from(leads).groupBy(leads.mail_state)
}

/** References of leads that have been waiting for their mail since before this time, oldest first. */
export async function listPendingSince(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(and(eq(leads.mail_state, 'pending'), lt(leads.created_at, before)))
    .orderBy(asc(leads.created_at))
    .limit(limit)
  return rows.flatMap(({ reference }) => reference ?? [])
}

/** Erases leads that came in before this time, with a line in the audit table; gives their references. */
export async function eraseLeadsBefore(db: Database, cutoff: Date): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ reference: string | null }>(
    sql`select erase_old_leads(${cutoff.toISOString()}) as reference`,
  )
  return rows.map(({ reference }) => reference)
}
