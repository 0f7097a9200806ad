import type { Database } from '#app/infra/database/database.server.ts'
import { retryJobsNow } from '#app/infra/jobs/job-table.server.ts'
import { JobFailure, type JobRunner, type QueuePolicy } from '#app/infra/jobs/jobs.server.ts'
import {
  MailError,
  type Mailer,
  MailInterruptedError,
  MailRefusedError,
} from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { findLead, NOW, ONE_MORE_ATTEMPT, updateLead } from '../lead-store.server.ts'
import type { StaffMailContext } from './lead-lines.ts'
import { leadMail, refusedLeadMail } from './lead-mail.server.ts'
import { predictSampleStatus } from './sample-hold.server.ts'
import { queueSample, SEND_SAMPLE_POLICY, SEND_SAMPLE_QUEUE } from './sample-queue.server.ts'

export const NOTIFY_LEAD_QUEUE = 'notify-lead'

export const MAX_PAUSE_SECONDS = 3_600

const DAY_SECONDS = 24 * 3_600

/** Pauses double from 15 s to 1 h: a mail is tried for longer than its lead is stored. */
export const NOTIFY_LEAD_POLICY: QueuePolicy = {
  retryLimit: 1_000_000,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: MAX_PAUSE_SECONDS,
  retentionSeconds: 3_650 * DAY_SECONDS,
  expireInSeconds: 120,
  deleteAfterSeconds: 3_600,
  heartbeatSeconds: 20,
}

/** Failed mails retried early for each accepted one: after an outage all follow soon, during one none is retried early. */
const RETRIES_PER_SUCCESS = 5
const RETRY_CHECK_PAUSE_MS = 5_000

const MIN_ATTEMPTS_BEFORE_REFUSAL = 3

const MAX_REASON_LENGTH = 500

export interface NotifyLeadDeps {
  db: Database
  mailer: Mailer
  log: Log
  staffMail: StaffMailContext
  canMailVisitors: boolean
}

export async function startLeadNotifications(jobs: JobRunner, deps: NotifyLeadDeps): Promise<void> {
  await jobs.declare(SEND_SAMPLE_QUEUE, SEND_SAMPLE_POLICY)
  let nextRetryCheckAt = Number.NEGATIVE_INFINITY
  await jobs.work<{ reference: string }>(
    NOTIFY_LEAD_QUEUE,
    NOTIFY_LEAD_POLICY,
    async ({ reference }, attempt) => {
      const wantsSample = await notifyLead(deps, reference, attempt)
      // When it fails, the job is tried again, which mails staff no second time.
      if (wantsSample) await queueSample({ db: deps.db, jobs }, reference)
      if (performance.now() < nextRetryCheckAt) return
      const retried = await retryJobsNow(deps.db, NOTIFY_LEAD_QUEUE, RETRIES_PER_SUCCESS)
      if (retried === 0) nextRetryCheckAt = performance.now() + RETRY_CHECK_PAUSE_MS
    },
  )
}

/** One attempt; returns whether a sample was asked for, throws when the queue is to retry. */
export async function notifyLead(deps: NotifyLeadDeps, reference: string, attempt: number): Promise<boolean> {
  const lead = await findLead(deps.db, reference)
  if (lead === null) return false
  const wantsSample = lead.sample_state !== null
  if (lead.mail_state === 'sent' || lead.mail_state === 'quarantined') return wantsSample
  try {
    // Staff's mail must not fail because of the sample.
    const sample = await predictSampleStatus(deps.db, lead, deps.canMailVisitors).catch((err) => {
      deps.log.error({ err }, 'it could not be predicted whether a sample will be sent')
      return lead
    })
    await deps.mailer.send(leadMail({ ...lead, ...sample, reference }, deps.staffMail))
  } catch (error) {
    const reason = mailFailureReason(error)
    if (error instanceof MailInterruptedError) throw new JobFailure(reason)
    const failed = { mail_state: 'pending', mail_last_error: reason } as const
    await updateLead(deps.db, reference, { ...failed, mail_attempts: ONE_MORE_ATTEMPT })
    deps.log.warn({ reference, attempt, reason }, 'the mail of a lead was not accepted')
    // A mail server that was faulty for a while may refuse a good mail once.
    const isRefusedAgain = error instanceof MailRefusedError && lead.mail_last_error === reason
    if (!isRefusedAgain || attempt < MIN_ATTEMPTS_BEFORE_REFUSAL) throw new JobFailure(reason)
    await reportRefusedLead(deps, reference)
  }
  const sent = { mail_state: 'sent', mail_sent_at: NOW, mail_attempts: ONE_MORE_ATTEMPT } as const
  await updateLead(deps.db, reference, sent)
  deps.log.info({ reference, attempt }, 'lead mailed')
  return wantsSample
}

async function reportRefusedLead({ mailer, log }: NotifyLeadDeps, reference: string): Promise<void> {
  try {
    await mailer.send(refusedLeadMail(reference))
  } catch (error) {
    throw new JobFailure(mailFailureReason(error))
  }
  log.error(
    { reference },
    'the mail of a lead is refused for its text; staff got its number, see "npm run leads -- show"',
  )
}

export function mailFailureReason(error: unknown): string {
  if (error instanceof MailError) return error.message.slice(0, MAX_REASON_LENGTH)
  return `the mail could not be sent (${error instanceof Error ? error.constructor.name : typeof error})`
}
