import { setTimeout as pause } from 'node:timers/promises'
import type { Database, OpenDatabase, Transaction } from '#app/infra/database/database.server.ts'
import { purgeDeletedRows } from '#app/infra/database/purge-deleted-rows.server.ts'
import { countRunningJobs } from '#app/infra/jobs/job-table.server.ts'
import type { JobQueue } from '#app/infra/jobs/jobs.server.ts'
import { OperatorError, operatorMessage } from '#app/infra/operator-error.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from '../mail/notify-lead.server.ts'
import { SEND_SAMPLE_POLICY, SEND_SAMPLE_QUEUE } from '../mail/sample-queue.server.ts'
import { createPersonMatcher, type Person } from '../submission/lead-contact.server.ts'
import { type DeletedLead, deleteLeads, listContacts } from './erasure-store.server.ts'
import { concernsAny, readContacts, removeMailCopies } from './mail-copies.server.ts'

interface EraseLeadsDeps extends Pick<OpenDatabase, 'db' | 'pool' | 'embeddedDirectory'> {
  jobs: JobQueue
  mailDirectory: string
  mailTimeoutMs?: number
}

export type LeadsToErase = Person | { quarantinedBefore: Date }

/** Longer than any delivery: the SMTP mailer gives up after 50 seconds. */
const MAIL_TIMEOUT_MS = 60_000
const POLL_MS = 200

/** Needs the owner's role. Returns once no mail about the leads is being sent. */
export async function eraseLeads(deps: EraseLeadsDeps, which: LeadsToErase) {
  await deps.jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)
  await deps.jobs.declare(SEND_SAMPLE_QUEUE, SEND_SAMPLE_POLICY)
  const asked = 'quarantinedBefore' in which ? which : await findIds(deps.db, which)
  const deleted = await deps.db.transaction((tx) => deleteLeads(tx, asked))
  await waitForMails(deps, deleted)
  const jobs = await deps.db.transaction((tx) => deleteJobs(tx, deps.jobs, deleted))
  // A digest file goes as a whole: its other leads are in the database.
  const ids: ReadonlySet<string> = new Set(
    deleted.flatMap(({ reference, report_id }) => [reference ?? [], report_id ?? []].flat()),
  )
  const isTheirs = 'quarantinedBefore' in which ? null : createPersonMatcher(which)
  const { removed, failed } = await removeMailCopies(
    deps.mailDirectory,
    async (file) =>
      concernsAny(ids, file) || (isTheirs !== null && (await readContacts(file)).some(isTheirs)),
  ).finally(() => purge(deps))
  return { leads: deleted.length, jobs, mailFiles: removed, oddMailFiles: failed }
}

/** Even when nothing was found: an interrupted command may have left rows. */
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

/** A job that starts later finds no lead; a running one may still be sending. */
async function waitForMails(
  { db, mailTimeoutMs = MAIL_TIMEOUT_MS }: EraseLeadsDeps,
  deleted: readonly DeletedLead[],
): Promise<void> {
  const references = deleted.flatMap(({ reference }) => reference ?? [])
  const queues = [NOTIFY_LEAD_QUEUE, SEND_SAMPLE_QUEUE]
  const giveUpAt = performance.now() + mailTimeoutMs
  while (references.length > 0 && performance.now() < giveUpAt) {
    if ((await countRunningJobs(db, queues, 'reference', references)) === 0) return
    await pause(POLL_MS)
  }
}

/** The database cannot compare addresses that are written differently. */
async function findIds(db: Database, person: Person): Promise<string[]> {
  const isTheirs = createPersonMatcher(person)
  const found: string[] = []
  for await (const page of listContacts(db)) {
    found.push(...page.filter(isTheirs).map(({ id }) => id))
  }
  return found
}

async function deleteJobs(tx: Transaction, jobs: JobQueue, deleted: readonly DeletedLead[]): Promise<number> {
  let count = 0
  for (const { reference, mail_state } of deleted) {
    // Quarantined leads have no job of their own.
    if (reference === null || mail_state === 'quarantined') continue
    count += await jobs.deleteJobs(tx, NOTIFY_LEAD_QUEUE, { reference })
    count += await jobs.deleteJobs(tx, SEND_SAMPLE_QUEUE, { reference })
  }
  return count
}
