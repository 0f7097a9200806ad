import { eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import type { Lead } from './lead-schema.ts'

export type StoredLead = typeof leads.$inferSelect
export type LeadChanges = PgUpdateSetSource<typeof leads>
export type NewLead = typeof leads.$inferInsert
export type MailState = StoredLead['mail_state']

/** Fails to compile when a row of `lead-fields.ts` has no column. */
export type LeadColumns = Pick<NewLead, keyof Lead>

/** Transactions that share a key wait for one another; a machine that loses power must not keep the lock. */
export async function lockKeys(tx: Transaction, keys: readonly string[]): Promise<void> {
  const sorted = sql.join(keys.toSorted(), sql`, `)
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)),
      set_config('idle_in_transaction_session_timeout', '10s', true) from unnest(array[${sorted}]) as keys (key)`,
  )
}

export async function findLead(db: Database, reference: string): Promise<StoredLead | null> {
  const [row] = await db.select().from(leads).where(eq(leads.reference, reference)).limit(1)
  return row ?? null
}

export const NOW = sql`now()`
export const ONE_MORE_ATTEMPT = sql`mail_attempts + 1`
/** As a mail of its own; pauses begin anew with the attempts. */
export const MAIL_AGAIN = {
  mail_state: 'pending',
  mail_attempts: 0,
  mail_sent_at: null,
  mail_last_error: null,
  mail_due_at: NOW,
  mail_digest: null,
} as const

export async function updateLead(
  db: Database | Transaction,
  reference: string | readonly string[],
  changes: LeadChanges,
): Promise<void> {
  await db
    .update(leads)
    .set(changes)
    .where(inArray(leads.reference, [reference].flat()))
}
