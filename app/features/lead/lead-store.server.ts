import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'

export type StoredLead = typeof leads.$inferSelect
export type NewLead = typeof leads.$inferInsert

/** Makes submissions that share a key wait for one another until the transaction ends. */
export async function lockKeys(tx: Transaction, keys: readonly string[]): Promise<void> {
  const sorted = sql.join(keys.toSorted(), sql`, `)
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(array[${sorted}]) as keys (key)`,
  )
}

/** Stores the lead unless its key or its reference is taken; says whether it did. */
export async function insertLead(tx: Transaction, lead: NewLead): Promise<boolean> {
  const inserted = await tx.insert(leads).values(lead).onConflictDoNothing().returning({ id: leads.id })
  return inserted.length > 0
}

export async function findReferenceByKeys(
  db: Database | Transaction,
  keys: readonly string[],
): Promise<string | null> {
  const [row] = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(inArray(leads.idempotency_key, [...keys]))
    .limit(1)
  return row?.reference ?? null
}

/** Makes a held-back lead an ordinary one; says whether it was held back until now. */
export async function releaseHeldBack(tx: Transaction, reference: string): Promise<boolean> {
  const released = await tx
    .update(leads)
    .set({ mail_state: 'pending', mail_last_error: null })
    .where(and(eq(leads.reference, reference), eq(leads.mail_state, 'quarantined')))
    .returning({ id: leads.id })
  return released.length > 0
}

export async function findLead(db: Database, reference: string): Promise<StoredLead | null> {
  const [row] = await db.select().from(leads).where(eq(leads.reference, reference)).limit(1)
  return row ?? null
}

/** Newest first. */
export async function listLeads(db: Database, limit: number): Promise<StoredLead[]> {
  return db.select().from(leads).orderBy(desc(leads.created_at)).limit(limit)
}

export async function markMailSent(db: Database, reference: string): Promise<void> {
  await db
    .update(leads)
    .set({ mail_state: 'sent', mail_sent_at: sql`now()`, mail_attempts: sql`mail_attempts + 1` })
    .where(eq(leads.reference, reference))
}

/** The mail stays under way: it is tried until it is accepted. */
export async function markMailAttemptFailed(db: Database, reference: string, error: string): Promise<void> {
  await db
    .update(leads)
    .set({ mail_state: 'pending', mail_attempts: sql`mail_attempts + 1`, mail_last_error: error })
    .where(eq(leads.reference, reference))
}
