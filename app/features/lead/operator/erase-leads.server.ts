import type { Database } from '#app/infra/database.server.ts'
import type { JobQueue } from '#app/infra/jobs.server.ts'
import type { Mailer } from '#app/infra/mailer/mailer.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from '../notify/notify-lead.server.ts'
import { deleteLeadsByEmail, deleteQuarantinedBefore, insertErasure } from './lead-desk-store.server.ts'

export interface EraseLeadsDeps {
  db: Database
  jobs: JobQueue
  mailer: Mailer
}

export interface Erasure {
  leads: number
  jobs: number
  /** Messages on disk; what a mail server has delivered lies in the operator's mailbox. */
  mailFiles: number
}

/** All leads of an e-mail address, or what was held back before a time. */
export type LeadsToErase = { email: string } | { quarantinedBefore: Date }

/** Removes leads with all that hangs on them; the database role must be the owner. */
export async function eraseLeads(
  { db, jobs, mailer }: EraseLeadsDeps,
  which: LeadsToErase,
): Promise<Erasure> {
  await jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)
  const { deleted, jobCount } = await db.transaction(async (tx) => {
    const deleted = await ('email' in which
      ? deleteLeadsByEmail(tx, which.email)
      : deleteQuarantinedBefore(tx, which.quarantinedBefore))
    let jobCount = 0
    for (const { reference, mail_state } of deleted) {
      // What is held back has no job of its own.
      if (reference !== null && mail_state !== 'quarantined')
        jobCount += await jobs.forget(tx, NOTIFY_LEAD_QUEUE, { reference })
    }
    if (deleted.length > 0) await insertErasure(tx, deleted.length)
    return { deleted, jobCount }
  })
  // A digest on the disk goes as a whole: the others in it are still in the database.
  const mailIds = [...new Set(deleted.flatMap(({ reference, report_id }) => [reference, report_id]))]
  const forgotten = await Promise.all(mailIds.map((id) => id !== null && mailer.forget(id)))
  return { leads: deleted.length, jobs: jobCount, mailFiles: forgotten.filter(Boolean).length }
}
