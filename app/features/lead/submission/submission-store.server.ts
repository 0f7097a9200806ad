import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { lockKeys, MAIL_AGAIN, type NewLead, NOW } from '../lead-store.server.ts'
import type { SampleColumns } from '../mail/sample-hold.server.ts'
import type { ReceivedLead } from './submission-key.server.ts'

export interface SubmissionToStore extends Omit<ReceivedLead, 'lead'> {
  columns: Omit<NewLead, 'reference'>
  sample: SampleColumns
}

/** Returns the reference of the row; a repeated submission has that of the first one. */
export async function storeOnce(tx: Transaction, submission: SubmissionToStore): Promise<string> {
  const { columns, sample, reference } = submission
  await lockKeys(tx, submission.submissionKeys)
  const duplicate = await handleDuplicate(tx, submission)
  if (duplicate !== null) return duplicate
  await insertLead(tx, { ...columns, ...sample, reference })
  return reference
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
export async function insertLead(tx: Transaction, lead: NewLead): Promise<void> {
  await tx.insert(leads).values({ ...lead, mail_due_at: NOW, sample_due_at: NOW })
}

export async function countQuarantined(db: Database): Promise<number> {
  return db.$count(leads, eq(leads.mail_state, 'quarantined'))
}
