import type { Database } from '#app/infra/database/database.server.ts'
import type { JobQueue } from '#app/infra/jobs/jobs.server.ts'
import { findLead } from '../lead-store.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from '../notification/notify-lead.server.ts'
import { markMailPending } from './lead-admin-store.server.ts'

export interface LeadAdminDeps {
  db: Database
  jobs: JobQueue
}

export type ResendResult = 'queued' | 'not-found' | 'quarantined' | 'not-quarantined'

/** Gives the lead's mail to the queue again, from its first try; the running server sends it. */
export async function resendLead(deps: LeadAdminDeps, reference: string): Promise<ResendResult> {
  const lead = await findLead(deps.db, reference)
  if (lead === null) return 'not-found'
  if (lead.mail_state === 'quarantined') return 'quarantined'
  await queueMail(deps, reference)
  return 'queued'
}

/** Lets a quarantined lead through: its mail is sent like any other. */
export async function releaseLead(deps: LeadAdminDeps, reference: string): Promise<ResendResult> {
  const lead = await findLead(deps.db, reference)
  if (lead === null) return 'not-found'
  if (lead.mail_state !== 'quarantined') return 'not-quarantined'
  await queueMail(deps, reference)
  return 'queued'
}

async function queueMail({ db, jobs }: LeadAdminDeps, reference: string): Promise<void> {
  await jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)
  await db.transaction(async (tx) => {
    await jobs.deleteJobs(tx, NOTIFY_LEAD_QUEUE, { reference })
    await markMailPending(tx, reference)
    await jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference })
  })
}
