import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { TRACKING_FIELD_NAMES, textFieldNames } from '../lead-fields.ts'
import { lockKeys, MAIL_AGAIN, type NewLead, NOW } from '../lead-store.server.ts'
import type { SampleColumns } from '../mail/sample-hold.server.ts'
import type { ReceivedLead } from './submission-key.server.ts'

export interface SubmissionToStore extends Omit<ReceivedLead, 'lead'> {
  columns: Omit<NewLead, 'reference'>
  sample: SampleColumns
}

const TEXT_COLUMNS = [...textFieldNames(), ...TRACKING_FIELD_NAMES].map((name) => leads[name])

/** Returns the reference of the row; a repeated submission has that of the first one. */
export async function storeOnce(tx: Transaction, submission: SubmissionToStore): Promise<string> {
  const { columns, sample } = submission
  await lockKeys(tx, submission.submissionKeys)
  const duplicate = await handleDuplicate(tx, submission)
  if (duplicate !== null) return duplicate
  for (const reference of [submission.reference, ...submission.otherReferences]) {
    if (await insertLead(tx, { ...columns, ...sample, reference })) return reference
    // Either the key or the reference is in use.
    const duplicateMeanwhile = await handleDuplicate(tx, submission)
    if (duplicateMeanwhile !== null) return duplicateMeanwhile
  }
  throw new Error('no free reference was found for a lead')
}

/** Returns the reference of the same submission; a clean repetition releases a quarantined one. */
async function handleDuplicate(
  tx: Transaction,
  { submissionKeys, columns, sample }: SubmissionToStore,
): Promise<string | null> {
  const isSame = inArray(leads.submission_key, submissionKeys)
  const [row] = await tx.select({ reference: leads.reference }).from(leads).where(isSame).limit(1)
  const reference = row?.reference ?? null
  if (reference === null || columns.quarantine_reason !== null) return reference
  await tx
    .update(leads)
    .set({ ...MAIL_AGAIN, report_id: null, ...sample, mail_digest: columns.mail_digest })
    .where(and(eq(leads.reference, reference), eq(leads.mail_state, 'quarantined')))
  return reference
}

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
