import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { TRACKING_FIELD_NAMES, textFieldNames } from '../lead-fields.ts'
import { MAIL_AGAIN, type NewLead, NOW } from '../lead-store.server.ts'

const TEXT_COLUMNS = [...textFieldNames(), ...TRACKING_FIELD_NAMES].map((name) => leads[name])

/** The mails of the lead are due at once. */
export async function insertLead(tx: Transaction, lead: NewLead): Promise<boolean> {
  const due = { mail_due_at: NOW, sample_due_at: NOW }
  const inserted = await tx
    .insert(leads)
    .values({ ...lead, ...due })
    .onConflictDoNothing()
    .returning({ id: leads.id })
  return inserted.length > 0
}

export async function findReference(
  db: Database | Transaction,
  submissionKeys: readonly string[],
): Promise<string | null> {
  const [row] = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(inArray(leads.submission_key, [...submissionKeys]))
    .limit(1)
  return row?.reference ?? null
}

export async function releaseFromQuarantine(
  tx: Transaction,
  reference: string,
  changes: Pick<NewLead, 'sample_state' | 'sample_reason' | 'mail_digest'>,
): Promise<void> {
  await tx
    .update(leads)
    .set({ ...MAIL_AGAIN, report_id: null, ...changes })
    .where(and(eq(leads.reference, reference), eq(leads.mail_state, 'quarantined')))
}

export async function readQuarantineUsage(db: Database): Promise<{ rows: number; bytes: number }> {
  const lengths = TEXT_COLUMNS.map((column) => sql`octet_length(${column})`)
  const [row] = await db
    .select({
      rows: count(),
      bytes: sql<string>`coalesce(sum(${sql.join(lengths, sql` + `)} + 10 * cardinality(${leads.cpv_codes})), 0)`,
    })
    .from(leads)
    .where(eq(leads.mail_state, 'quarantined'))
  return { rows: row?.rows ?? 0, bytes: Number(row?.bytes ?? 0) }
}
