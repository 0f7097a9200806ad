import type { Database } from '#app/infra/database/database.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { type StoredLead, updateLead } from '../lead-store.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from '../mail/notify-lead.server.ts'
import { queueSample, SEND_SAMPLE_POLICY, SEND_SAMPLE_QUEUE } from '../mail/sample-queue.server.ts'
import {
  type CommandDeps,
  countLeads,
  listLeads,
  PROGRESS_STEP,
  requireLead,
} from './lead-admin-store.server.ts'

export async function resendLead(deps: CommandDeps, reference: string): Promise<void> {
  await requireNotQuarantined(deps.db, reference)
  await queueMail(deps, reference)
  deps.info(`The mail of ${reference} is queued; the running server sends it within seconds.`)
}

export async function resendFailed(deps: CommandDeps): Promise<void> {
  const total = await countLeads(deps.db, { hasFailedAttempts: true })
  let queued = 0
  for await (const { reference } of listLeads(deps.db, { hasFailedAttempts: true })) {
    if (reference === null) continue
    await queueMail(deps, reference)
    if (++queued % PROGRESS_STEP === 0) deps.info(`${queued} of ${total} mails…`)
  }
  deps.info(`${queued} mails are queued; the running server sends them.`)
}

/** Ignores the limits; the sample may have been sent before. */
export async function resendSample(deps: CommandDeps, reference: string): Promise<void> {
  const { wants } = await requireNotQuarantined(deps.db, reference)
  if (!wants.includes('sample')) throw new OperatorError('The visitor did not ask for a sample.')
  await releaseSample(deps, reference)
  deps.info(`The sample of ${reference} is queued; the running server sends it within seconds.`)
}

export async function releaseLead(deps: CommandDeps, reference: string): Promise<void> {
  const { mail_state, sample_state } = await requireLead(deps.db, reference)
  if (mail_state !== 'quarantined' && sample_state !== 'waiting')
    throw new OperatorError('Nothing about this lead is waiting; use "resend" to mail it again.')
  if (sample_state === 'waiting') await releaseSample(deps, reference)
  if (mail_state === 'quarantined') await queueMail(deps, reference)
  deps.info(`${reference} is released; the running server mails it within seconds.`)
}

async function requireNotQuarantined(db: Database, reference: string): Promise<StoredLead> {
  const lead = await requireLead(db, reference)
  if (lead.mail_state !== 'quarantined') return lead
  throw new OperatorError('The lead is quarantined; use "release" to let it through.')
}

/** Sent at once, or after the staff's mail if that is still to come. */
async function releaseSample({ db, jobs }: CommandDeps, reference: string): Promise<void> {
  await jobs.declare(SEND_SAMPLE_QUEUE, SEND_SAMPLE_POLICY)
  await db.transaction(async (tx) => {
    await jobs.deleteJobs(tx, SEND_SAMPLE_QUEUE, { reference })
    await updateLead(tx, reference, { sample_state: 'released', sample_reason: null })
  })
  await queueSample({ db, jobs }, reference)
}

async function queueMail({ db, jobs }: CommandDeps, reference: string): Promise<void> {
  await jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)
  await db.transaction(async (tx) => {
    await jobs.deleteJobs(tx, NOTIFY_LEAD_QUEUE, { reference })
    await updateLead(tx, reference, { mail_state: 'pending', mail_sent_at: null, mail_last_error: null })
    await jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference })
  })
}
