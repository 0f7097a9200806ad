import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { leadAudit } from '#db/schema/operations.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { isUnclaimed } from '../mail-queue.server.ts'

export type LeadSelection = readonly string[] | { quarantinedBefore: Date }

export type DeletedLead = Pick<StoredLead, 'reference' | 'report_id'>

const DELETED = { reference: leads.reference, report_id: leads.report_id }

/** Finds the leads whose mail nobody is sending, unless all are asked for. */
export async function deleteLeads(
  tx: Transaction,
  which: LeadSelection,
  { withClaimed, by }: { withClaimed: boolean; by: string | undefined },
): Promise<DeletedLead[]> {
  const isFree = and(isUnclaimed(leads.mail_claimed_until), isUnclaimed(leads.sample_claimed_until))
  const where = and(isSelected(which), withClaimed ? undefined : isFree)
  const deleted = await tx.delete(leads).where(where).returning(DELETED)
  if (deleted.length > 0)
    await tx.insert(leadAudit).values({ event: 'erasure', lead_count: deleted.length, by })
  return deleted
}

export async function countLeads(db: Database, which: LeadSelection): Promise<number> {
  return db.$count(leads, isSelected(which))
}

function isSelected(which: LeadSelection): SQL | undefined {
  return 'quarantinedBefore' in which
    ? and(eq(leads.mail_state, 'quarantined'), lt(leads.created_at, which.quarantinedBefore))
    : inArray(leads.id, [...which])
}

/** Adds a line to the audit table; returns the ids of the leads' mails. */
export async function eraseLeadsBefore(db: Database, cutoff: Date): Promise<string[]> {
  const { rows } = await db.execute<{ mail_id: string | null }>(
    sql`select erase_old_leads(${cutoff.toISOString()}) as mail_id`,
  )
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}
