import type { Database } from '#app/infra/database/database.server.ts'
import type { Loop } from '#app/infra/loop.server.ts'
import {
  type Mailer,
  type MailMessage,
  MailRefusedError,
  MailServerError,
  MailUnansweredError,
} from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { samples } from '#config/limits.ts'
import { site } from '#config/site.ts'
import { NOW, type StoredLead, updateLead } from '../lead-store.server.ts'
import { mailFailureReason } from '../mail/notify-lead.server.ts'
import { deliverNext, type MailOutcome, pauseAfter, startMailLoop } from '../mail/queue/mail-loop.server.ts'
import { letterWords } from '../sample-state.ts'
import { unsendableBecause } from './sample-hold.server.ts'

/** The letter is for these codes and words, else for the industry; it contains nothing that the visitor typed. */
export type WriteSample = (request: {
  codes: readonly string[]
  words: readonly string[]
  industry: string
  isOnlySample: boolean
}) => Pick<MailMessage, 'subject' | 'text' | 'html'>

export interface SendSampleDeps {
  db: Database
  log: Log
  sampleMailer: Mailer | null
  writeSample: WriteSample
  firstRestMs?: number
}

/** Its attempts are not counted, so each pause is the longest one. */
const AFTER_PAUSE = pauseAfter(Number.POSITIVE_INFINITY)
const ENDED = { sample_claimed_until: null }
const HOUR_MS = 3_600_000

export function startSamples(deps: SendSampleDeps): Loop {
  const { log, firstRestMs } = deps
  const failure = 'samples could not be sent'
  return startMailLoop({ log, failure, firstRestMs }, () => sendNextSample(deps))
}

/** One attempt at the sample that has been due longest. */
export function sendNextSample(deps: SendSampleDeps): Promise<MailOutcome> {
  const { db, sampleMailer, writeSample } = deps
  return deliverNext(db, 'sample', async (lead) => {
    const begun = await beginSample(deps, lead)
    if (begun === null || sampleMailer === null) return null
    return {
      send: () => sampleMailer.send(sampleMail(writeSample, lead)),
      recordSent: () => recordSent(deps, lead),
      recordFailure: (error) => recordFailure(deps, begun, error),
    }
  })
}

async function recordSent({ db, log }: SendSampleDeps, { reference }: StoredLead): Promise<void> {
  await updateLead(db, reference, { sample_state: 'sent', sample_reason: null, sample_at: NOW, ...ENDED })
  log.info({ reference }, 'sample mailed')
}

async function recordFailure(
  { db, log }: SendSampleDeps,
  { reference, sample_at, sample_unanswered }: StoredLead,
  error: unknown,
): Promise<void> {
  const reason = mailFailureReason(error)
  const isRefused = error instanceof MailRefusedError
  const unanswered = sample_unanswered + (error instanceof MailUnansweredError ? 1 : 0)
  const triedMs = sample_at === null ? 0 : Date.now() - sample_at.getTime()
  const isGivenUp =
    isRefused || unanswered >= samples.maxUnanswered || triedMs >= samples.retryHours * HOUR_MS
  await updateLead(db, reference, {
    sample_state: isRefused ? 'refused' : isGivenUp ? 'failed' : 'sending',
    sample_reason: reason,
    sample_unanswered: unanswered,
    sample_due_at: error instanceof MailServerError ? NOW : AFTER_PAUSE,
    ...ENDED,
  })
  log.info({ reference, reason, isGivenUp }, 'a sample was not accepted')
}

/** Null when it cannot be sent at all; whoever has released it reads why. */
async function beginSample(
  { db, log, sampleMailer }: SendSampleDeps,
  lead: StoredLead,
): Promise<StoredLead | null> {
  const { reference, email } = lead
  const hold = unsendableBecause(email, sampleMailer !== null)
  if (hold !== null) {
    await updateLead(db, reference, { sample_state: 'waiting', sample_reason: hold, ...ENDED })
    log.info({ reference, hold }, 'a sample waits for staff')
    return null
  }
  if (lead.sample_state === 'sending') return lead
  const begun = { sample_state: 'sending', sample_reason: null, sample_unanswered: 0 } as const
  await updateLead(db, reference, { ...begun, sample_at: NOW })
  return { ...lead, ...begun, sample_at: null }
}

/** The same id at each attempt, so that a repeated delivery can be recognised. */
function sampleMail(writeSample: WriteSample, lead: StoredLead): MailMessage {
  const { cpv_codes: codes, industry, email, kind, reference } = lead
  return {
    id: `${reference}-sample`,
    to: email,
    fromName: site.name,
    replyTo: site.email,
    isAutomatic: true,
    ...writeSample({ codes, words: letterWords(lead), industry, isOnlySample: kind === 'sample' }),
  }
}
