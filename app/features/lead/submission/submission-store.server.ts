import { eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { digests } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { lockKeys, type NewLead, NOW } from '../lead-store.server.ts'
import { decideSample, isHeldForVisitor, type SampleColumns } from '../sample/sample-hold.server.ts'
import type { SampleHold } from '../sample-state.ts'
import type { ReceivedLead } from './submission-key.server.ts'

export interface SubmissionToStore extends ReceivedLead {
  columns: Omit<NewLead, 'reference' | 'sample_at'>
  sampleHold: SampleHold | null
  canMailVisitors: boolean
}

export interface StoredSubmission {
  reference: string
  isSampleHeld: boolean
}

/** A repeated submission has the row of the first one. */
export async function storeOnce(tx: Transaction, submission: SubmissionToStore): Promise<StoredSubmission> {
  const { lead, columns, reference, sampleHold, canMailVisitors } = submission
  await lockKeys(tx, submission.submissionKeys)
  const [stored] = await tx
    .select()
    .from(leads)
    .where(inArray(leads.submission_key, submission.submissionKeys))
    .limit(1)
  if (stored) return { reference: stored.reference, isSampleHeld: isHeldForVisitor(stored) }
  const sample = await decideSample(tx, lead, sampleHold, canMailVisitors)
  await insertLead(tx, { ...columns, ...sample, reference })
  return { reference, isSampleHeld: isHeldForVisitor(sample) }
}

/** The mails of the lead are due at once, or when others have come to share one. */
export async function insertLead(
  tx: Transaction,
  lead: Omit<NewLead, 'sample_at'> & SampleColumns,
): Promise<void> {
  const { afterMinutes } = digests[lead.mail_state === 'quarantined' ? 'quarantined' : 'ordinary']
  const mail_due_at = lead.mail_digest ? sql`now() + make_interval(mins => ${afterMinutes})` : NOW
  await tx.insert(leads).values({ ...lead, mail_due_at, sample_due_at: NOW })
}

export async function countQuarantined(db: Database): Promise<number> {
  return db.$count(leads, eq(leads.mail_state, 'quarantined'))
}
