import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Database, OpenDatabase, Transaction } from '#app/infra/database/database.server.ts'
import { purgeDeletedRows } from '#app/infra/database/purge-deleted-rows.server.ts'
import { OperatorError, operatorMessage } from '#app/infra/operator-error.server.ts'
import { leads } from '#db/schema/leads.ts'
import { leadAudit } from '#db/schema/operations.ts'
import { listPages } from '../admin/lead-list.server.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { isUnclaimed } from '../mail-queue.server.ts'
import { createPersonMatcher, type Person } from '../submission/lead-contact.server.ts'
import { concernsAny, readContacts, removeMailCopies } from './mail-copies.server.ts'

interface EraseLeadsDeps extends Pick<OpenDatabase, 'db' | 'pool' | 'embeddedDirectory'> {
  mailDirectory: string
  mailTimeoutMs?: number
  by?: string | undefined
}

type LeadSelection = readonly string[] | { quarantinedBefore: Date }

type DeletedLead = Pick<StoredLead, 'reference' | 'report_id'>

const DELETED = { reference: leads.reference, report_id: leads.report_id }

export type LeadsToErase = Person | { quarantinedBefore: Date }

/** No delivery takes as long: the SMTP mailer gives up after 50 seconds. */
const MAIL_TIMEOUT_MS = 60_000
const POLL_MS = 200

/** The owner's role is needed. It returns once no mail about the leads is being sent. */
export async function eraseLeads(deps: EraseLeadsDeps, which: LeadsToErase) {
  const asked = 'quarantinedBefore' in which ? which : await findIds(deps.db, which)
  const deleted = await deleteUnclaimed(deps, asked)
  // A digest file goes as a whole: its other leads are in the database.
  const ids: ReadonlySet<string> = new Set(
    deleted.flatMap(({ reference, report_id }) => [reference, report_id ?? []].flat()),
  )
  const isTheirs = 'quarantinedBefore' in which ? null : createPersonMatcher(which)
  const { removed, failed } = await removeMailCopies(
    deps.mailDirectory,
    async (file) =>
      concernsAny(ids, file) ||
      (isTheirs !== null &&
        (await readContacts(file)).some((contact) => isTheirs(contact) || ids.has(contact.reference ?? ''))),
  ).finally(() => purge(deps))
  return { leads: deleted.length, mailFiles: removed, oddMailFiles: failed }
}

/** This is done even when nothing was found, for an interrupted command may have left rows. */
async function purge(deps: EraseLeadsDeps): Promise<void> {
  try {
    await purgeDeletedRows(deps)
  } catch (cause) {
    const reason = operatorMessage(cause, 'the database says') ?? String(cause)
    throw new OperatorError(
      `The leads are erased, but their remains in the database's files could not be cleared: ${reason} Repeat the command.`,
      { cause },
    )
  }
}

/** A mail that is being sent is waited for. */
async function deleteUnclaimed(
  { db, by, mailTimeoutMs = MAIL_TIMEOUT_MS }: EraseLeadsDeps,
  asked: LeadSelection,
): Promise<DeletedLead[]> {
  const giveUpAt = performance.now() + mailTimeoutMs
  const deleted: DeletedLead[] = []
  for (;;) {
    const isLastTry = performance.now() >= giveUpAt
    deleted.push(...(await db.transaction((tx) => deleteLeads(tx, asked, { withClaimed: isLastTry, by }))))
    if (isLastTry || (await countLeads(db, asked)) === 0) return deleted
    await pause(POLL_MS)
  }
}

/** The database cannot compare addresses that are written differently. */
async function findIds(db: Database, person: Person): Promise<string[]> {
  const isTheirs = createPersonMatcher(person)
  const found: string[] = []
  for await (const page of listPages(db, {})) found.push(...page.filter(isTheirs).map(({ id }) => id))
  return found
}

/** Finds the leads whose mail nobody is sending, unless all are asked for. */
async function deleteLeads(
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

async function countLeads(db: Database, which: LeadSelection): Promise<number> {
  return db.$count(leads, isSelected(which))
}

function isSelected(which: LeadSelection): SQL | undefined {
  return 'quarantinedBefore' in which
    ? and(eq(leads.mail_state, 'quarantined'), lt(leads.created_at, which.quarantinedBefore))
    : inArray(leads.id, [...which])
}
