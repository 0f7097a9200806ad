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
    if ((await isHeld(deps, lead)) || sampleMailer === null) return null
    return {
      send: () => sampleMailer.send(sampleMail(writeSample, lead)),
      recordSent: () => recordSent(deps, lead),
      recordFailure: (error) => recordFailure(deps, lead, error),
    }
  })
}

async function recordSent({ db, log }: SendSampleDeps, { reference }: StoredLead): Promise<void> {
  await updateLead(db, reference, { sample_state: 'sent', sample_reason: null, sample_at: NOW, ...ENDED })
  log.info({ reference }, 'sample mailed')
}

async function recordFailure(
  { db, log }: SendSampleDeps,
  { reference, sample_state, sample_at }: StoredLead,
  error: unknown,
): Promise<void> {
  const reason = mailFailureReason(error)
  const isRefused = error instanceof MailRefusedError
  const isFirst = sample_state !== 'sending'
  const triedMs = isFirst || sample_at === null ? 0 : Date.now() - sample_at.getTime()
  // The visitor may have what was taken whole without a reply.
  const mayHaveArrived = error instanceof MailUnansweredError
  const isGivenUp = isRefused || mayHaveArrived || triedMs >= samples.retryHours * HOUR_MS
  await updateLead(db, reference, {
    sample_state: isRefused ? 'refused' : isGivenUp ? 'failed' : 'sending',
    sample_reason: reason,
    sample_due_at: error instanceof MailServerError ? NOW : AFTER_PAUSE,
    ...(isFirst && { sample_at: NOW }),
    ...ENDED,
  })
  log.info({ reference, reason, isGivenUp }, 'a sample was not accepted')
}

/** Whoever has released a sample that cannot be sent at all reads why. */
async function isHeld({ db, log, sampleMailer }: SendSampleDeps, lead: StoredLead): Promise<boolean> {
  const { reference, email } = lead
  const hold = unsendableBecause(email, sampleMailer !== null)
  if (hold === null) return false
  await updateLead(db, reference, { sample_state: 'waiting', sample_reason: hold, ...ENDED })
  log.info({ reference, hold }, 'a sample waits for staff')
  return true
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
