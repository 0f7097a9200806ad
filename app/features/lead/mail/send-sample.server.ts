import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#app/infra/database/database.server.ts'
import { JobFailure, type JobRunner } from '#app/infra/jobs/jobs.server.ts'
import {
  type Mailer,
  MailInterruptedError,
  type MailMessage,
  MailRefusedError,
  MailUnansweredError,
} from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { site } from '#config/site.ts'
import { lockKeys, NOW, type StoredLead, updateLead } from '../lead-store.server.ts'
import { mailFailureReason } from './notify-lead.server.ts'
import { findSampleHold } from './sample-hold.server.ts'
import { sampleKey } from './sample-key.server.ts'
import { SEND_SAMPLE_POLICY, SEND_SAMPLE_QUEUE } from './sample-queue.server.ts'
import { hasTimedOut, isLimitReached, lockLead, recordUnanswered } from './sample-store.server.ts'

/** For these codes, else for this industry; contains nothing that the visitor typed. */
export type WriteSample = (request: {
  codes: readonly string[]
  industry: string
}) => Pick<MailMessage, 'subject' | 'text' | 'html'>

export interface SendSampleDeps {
  db: Database
  log: Log
  sampleMailer: Mailer | null
  writeSample: WriteSample
}

const LIMITS_LOCK = 'lead-samples'
/** A sample not marked as sent would be sent again: a restarting database is waited for. */
const MAX_SENT_UPDATE_ATTEMPTS = 45
const SENT_UPDATE_PAUSE_MS = 1_000

export async function startSamples(jobs: JobRunner, deps: SendSampleDeps): Promise<void> {
  await jobs.work<{ reference: string }>(SEND_SAMPLE_QUEUE, SEND_SAMPLE_POLICY, ({ reference }) =>
    sendSample(deps, reference),
  )
}

/** One attempt; throws when the queue is to retry. */
export async function sendSample(deps: SendSampleDeps, reference: string): Promise<void> {
  const { db, log, sampleMailer } = deps
  const lead = await claimSample(deps, reference)
  if (lead === null || sampleMailer === null) return
  try {
    await sampleMailer.send(sampleMail(deps.writeSample, lead, reference))
  } catch (error) {
    const reason = mailFailureReason(error)
    if (error instanceof MailInterruptedError) throw new JobFailure(reason)
    const isRefused = error instanceof MailRefusedError
    const hasUsedUpAttempts = error instanceof MailUnansweredError && (await recordUnanswered(db, reference))
    const isGivenUp = isRefused || hasUsedUpAttempts || (await hasTimedOut(db, reference))
    const state = isRefused ? 'refused' : isGivenUp ? 'failed' : 'sending'
    await updateLead(db, reference, { sample_state: state, sample_reason: reason })
    log.info({ reference, reason, isGivenUp }, 'a sample was not accepted')
    if (isGivenUp) return
    throw new JobFailure(reason)
  }
  await recordSentWithRetry(db, reference)
  log.info({ reference }, 'sample mailed')
}

async function recordSentWithRetry(db: Database, reference: string): Promise<void> {
  const sent = { sample_state: 'sent', sample_reason: null, sample_at: NOW } as const
  for (let attempt = 1; ; attempt++) {
    try {
      return await updateLead(db, reference, sent)
    } catch (error) {
      if (attempt === MAX_SENT_UPDATE_ATTEMPTS) throw error
    }
    await pause(SENT_UPDATE_PAUSE_MS, undefined, { ref: false })
  }
}

/** Null when there is nothing to send, or staff must release it. */
async function claimSample(
  { db, log, sampleMailer }: SendSampleDeps,
  reference: string,
): Promise<StoredLead | null> {
  return db.transaction(async (tx) => {
    await lockKeys(tx, [LIMITS_LOCK])
    const lead = await lockLead(tx, reference)
    if (lead?.mail_state !== 'sent') return null
    if (lead.sample_state === 'sending') {
      if (await isLimitReached(tx)) throw new JobFailure('the limit of all samples is reached')
      return lead
    }
    if (lead.sample_state !== 'asked' && lead.sample_state !== 'released') return null
    const canMailVisitors = sampleMailer !== null
    const hold = await findSampleHold(tx, lead, { canMailVisitors, includeQueued: false })
    if (hold === null) {
      await updateLead(tx, reference, {
        sample_state: 'sending',
        sample_reason: null,
        sample_key: sampleKey(lead.email),
        sample_unanswered: 0,
        sample_at: NOW,
      })
      return lead
    }
    await updateLead(tx, reference, { sample_state: 'waiting', sample_reason: hold })
    log.info({ reference, hold }, 'a sample waits for staff')
    return null
  })
}

/** The same id at each attempt, so that a repeated delivery can be recognised. */
function sampleMail(writeSample: WriteSample, lead: StoredLead, reference: string): MailMessage {
  const { cpv_codes: codes, industry, email } = lead
  return {
    id: `${reference}-sample`,
    to: email,
    fromName: site.name,
    replyTo: site.email,
    isAutomatic: true,
    ...writeSample({ codes, industry }),
  }
}
