import type { Database } from '#app/infra/database/database.server.ts'
import type { JobQueue } from '#app/infra/jobs/jobs.server.ts'
import { findLead } from '../lead-store.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from '../notification/notify-lead.server.ts'
import { queueSample, SEND_SAMPLE_POLICY, SEND_SAMPLE_QUEUE } from '../sample/sample-queue.server.ts'
import { markSample } from '../sample/sample-store.server.ts'
import { markMailPending } from './lead-admin-store.server.ts'

export interface LeadAdminDeps {
  db: Database
  jobs: JobQueue
}

export type ResendResult = 'queued' | 'not-found' | 'quarantined' | 'nothing-waits' | 'no-sample'

/** Gives the lead's mail to the queue again, from its first try; the running server sends it. */
export async function resendLead(deps: LeadAdminDeps, reference: string): Promise<ResendResult> {
  const lead = await findLead(deps.db, reference)
  if (lead === null) return 'not-found'
  if (lead.mail_state === 'quarantined') return 'quarantined'
  await queueMail(deps, reference)
  return 'queued'
}

/** Lets a quarantined lead through: its mail is sent like any other, and then the sample that waited. */
export async function releaseLead(deps: LeadAdminDeps, reference: string): Promise<ResendResult> {
  const lead = await findLead(deps.db, reference)
  if (lead === null) return 'not-found'
  const isSampleWaiting = lead.sample_state === 'waiting'
  if (lead.mail_state !== 'quarantined' && !isSampleWaiting) return 'nothing-waits'
  if (isSampleWaiting) await releaseSample(deps, reference)
  if (lead.mail_state === 'quarantined') await queueMail(deps, reference)
  return 'queued'
}

/** Sends the sample of a lead, once more if need be, whatever the limits say. */
export async function resendSample(deps: LeadAdminDeps, reference: string): Promise<ResendResult> {
  const lead = await findLead(deps.db, reference)
  if (lead === null) return 'not-found'
  if (lead.mail_state === 'quarantined') return 'quarantined'
  if (!lead.wants.includes('sample')) return 'no-sample'
  await releaseSample(deps, reference)
  return 'queued'
}

/** It goes out at once, or after the staff's mail if that is still to come. */
async function releaseSample({ db, jobs }: LeadAdminDeps, reference: string): Promise<void> {
  await jobs.declare(SEND_SAMPLE_QUEUE, SEND_SAMPLE_POLICY)
  await db.transaction(async (tx) => {
    await jobs.deleteJobs(tx, SEND_SAMPLE_QUEUE, { reference })
    await markSample(tx, reference, 'released')
  })
  await queueSample({ db, jobs }, reference)
}

async function queueMail({ db, jobs }: LeadAdminDeps, reference: string): Promise<void> {
  await jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)
  await db.transaction(async (tx) => {
    await jobs.deleteJobs(tx, NOTIFY_LEAD_QUEUE, { reference })
    await markMailPending(tx, reference)
    await jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference })
  })
}
