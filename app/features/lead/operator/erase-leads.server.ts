import type { Database } from '#app/infra/database.server.ts'
import type { JobQueue } from '#app/infra/jobs.server.ts'
import type { Mailer } from '#app/infra/mailer/mailer.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from '../notify/notify-lead.server.ts'
import { deleteLeadsByEmail, insertErasure } from './lead-desk-store.server.ts'

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

/** Removes every lead of an e-mail address with all that hangs on it; the database role must be the owner. */
export async function eraseLeads({ db, jobs, mailer }: EraseLeadsDeps, email: string): Promise<Erasure> {
  await jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)
  const { deleted, jobCount } = await db.transaction(async (tx) => {
    const deleted = await deleteLeadsByEmail(tx, email)
    let jobCount = 0
    for (const { reference } of deleted) {
      if (reference !== null) jobCount += await jobs.forget(tx, NOTIFY_LEAD_QUEUE, { reference })
    }
    if (deleted.length > 0) await insertErasure(tx, deleted.length)
    return { deleted, jobCount }
  })
  // A digest on the disk goes as a whole: the others in it are still in the database.
  const mailIds = [...new Set(deleted.flatMap(({ reference, report_id }) => [reference, report_id]))]
  const forgotten = await Promise.all(mailIds.map((id) => id !== null && mailer.forget(id)))
  return { leads: deleted.length, jobs: jobCount, mailFiles: forgotten.filter(Boolean).length }
}
