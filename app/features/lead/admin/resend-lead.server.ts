import type { Database } from '#app/infra/database/database.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { type StoredLead, updateLead } from '../lead-store.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from '../notification/notify-lead.server.ts'
import { queueSample, SEND_SAMPLE_POLICY, SEND_SAMPLE_QUEUE } from '../sample/sample-queue.server.ts'
import {
  countLeads,
  type LeadAdmin,
  listLeads,
  PROGRESS_STEP,
  requireLead,
} from './lead-admin-store.server.ts'

export async function resendLead(admin: LeadAdmin, reference: string): Promise<void> {
  await requireNotQuarantined(admin.db, reference)
  await queueMail(admin, reference)
  admin.info(`The mail of ${reference} is queued; the running server sends it within seconds.`)
}

export async function resendFailed(admin: LeadAdmin): Promise<void> {
  const total = await countLeads(admin.db, { hasFailedAttempts: true })
  let queued = 0
  for await (const { reference } of listLeads(admin.db, { hasFailedAttempts: true })) {
    if (reference === null) continue
    await queueMail(admin, reference)
    if (++queued % PROGRESS_STEP === 0) admin.info(`${queued} of ${total} mails…`)
  }
  admin.info(`${queued} mails are queued; the running server sends them.`)
}

/** Whatever the limits say, and even if it was sent before. */
export async function resendSample(admin: LeadAdmin, reference: string): Promise<void> {
  const { wants } = await requireNotQuarantined(admin.db, reference)
  if (!wants.includes('sample')) throw new OperatorError('The visitor did not ask for a sample.')
  await releaseSample(admin, reference)
  admin.info(`The sample of ${reference} is queued; the running server sends it within seconds.`)
}

export async function releaseLead(admin: LeadAdmin, reference: string): Promise<void> {
  const { mail_state, sample_state } = await requireLead(admin.db, reference)
  if (mail_state !== 'quarantined' && sample_state !== 'waiting')
    throw new OperatorError('Nothing of this lead waits; use "resend" to mail it again.')
  if (sample_state === 'waiting') await releaseSample(admin, reference)
  if (mail_state === 'quarantined') await queueMail(admin, reference)
  admin.info(`${reference} is released; the running server mails it within seconds.`)
}

async function requireNotQuarantined(db: Database, reference: string): Promise<StoredLead> {
  const lead = await requireLead(db, reference)
  if (lead.mail_state !== 'quarantined') return lead
  throw new OperatorError('The lead is quarantined; use "release" to let it through.')
}

/** Sent at once, or after the staff's mail if that is still to come. */
async function releaseSample({ db, jobs }: LeadAdmin, reference: string): Promise<void> {
  await jobs.declare(SEND_SAMPLE_QUEUE, SEND_SAMPLE_POLICY)
  await db.transaction(async (tx) => {
    await jobs.deleteJobs(tx, SEND_SAMPLE_QUEUE, { reference })
    await updateLead(tx, reference, { sample_state: 'released', sample_reason: null })
  })
  await queueSample({ db, jobs }, reference)
}

async function queueMail({ db, jobs }: LeadAdmin, reference: string): Promise<void> {
  await jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)
  await db.transaction(async (tx) => {
    await jobs.deleteJobs(tx, NOTIFY_LEAD_QUEUE, { reference })
    await updateLead(tx, reference, { mail_state: 'pending', mail_sent_at: null, mail_last_error: null })
    await jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference })
  })
}
