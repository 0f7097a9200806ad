import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'

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
