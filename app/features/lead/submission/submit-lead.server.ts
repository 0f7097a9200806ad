import { steadyNow } from '#app/infra/steady-clock.server.ts'
import { untilAborted } from '#app/infra/until-aborted.server.ts'
import { quarantine } from '#config/limits.ts'
import type { Lead } from '../lead-schema.ts'
import type { SampleHold } from '../sample-state.ts'
import type { AntiSpamFields } from '../spam/anti-spam-fields.ts'
import { verifyFormToken } from '../spam/form-token.server.ts'
import {
  findSpamReason,
  findSpamSignals,
  NETWORK_LIMIT_REASON,
  OVERALL_LIMIT_REASON,
  type SpamSignal,
} from '../spam/spam-signals.ts'
import { type LeadDeadline, startLeadDeadline } from './lead-deadline.server.ts'
import { type StoreLeadDeps, storeLead } from './store-lead.server.ts'
import { type ReceivedLead, receiveLead } from './submission-key.server.ts'
import type { SubmissionKind, SubmissionLimits } from './submission-limits.server.ts'
import { countQuarantined } from './submission-store.server.ts'

export interface SubmitLeadDeps extends StoreLeadDeps {
  formSecret: string
  limits: SubmissionLimits
  maxQuarantined?: number
}

export interface Submission extends AntiSpamFields {
  networks: readonly string[]
  now?: Date
  deadline?: LeadDeadline
}

export type SubmitLeadResult =
  | { ok: true; reference: string; isSuspicious: boolean; isSampleHeld: boolean }
  | { ok: false; reason: 'failed' }
  | { ok: false; reason: 'limited'; waitSeconds: number }

/**
 * Spam and what exceeds the limits is quarantined: stored, thanked for, and reported to staff by marked mail. In this order
 * whoever is refused as a sender leaves no other counter behind, and the quarantine is only asked about its own.
 */
export async function submitLead(
  deps: SubmitLeadDeps,
  lead: Lead,
  { now = steadyNow(), deadline = startLeadDeadline(), networks, ...antiSpam }: Submission,
): Promise<SubmitLeadResult> {
  const received = receiveLead(lead, now)
  const spam = assessSpam(deps.formSecret, lead, antiSpam, now)
  const sender = await countSender(deps.limits, networks, spam)
  const { kind, waitSeconds } = sender
  if (waitSeconds !== null) return refuse(deps, waitSeconds, { kind, reason: 'over the limit' })
  const delivery = await decideDelivery(deps.limits, { ...spam, ...sender })
  const sampleHold = await holdSample(deps.limits, received, networks, { ...spam, ...delivery, kind })
  if (!(await hasRoom(deps, delivery.quarantineReason, deadline.storeSignal)))
    return refuse(deps, quarantine.retrySeconds, { kind, reason: 'the quarantine is full' })
  const stored = await storeLead(deps, received, { ...delivery, sampleHold, deadline })
  return stored === null
    ? { ok: false, reason: 'failed' }
    : { ok: true, ...stored, isSuspicious: spam.reason !== null }
}

type Spam = ReturnType<typeof assessSpam>

function assessSpam(secret: string, lead: Lead, { isHoneypotFilled, token }: AntiSpamFields, now: Date) {
  const verdict = verifyFormToken(secret, token, now)
  const signals: SpamSignal[] = [
    ...(isHoneypotFilled ? ['hidden field filled' as const] : []),
    ...findSpamSignals(lead),
    ...(verdict === 'too-fast' ? ['sent faster than a person types' as const] : []),
  ]
  return {
    token: verdict === 'good' ? token : null,
    reason: findSpamReason(signals),
    hasSignals: signals.length > 0,
  }
}

type Sender = Awaited<ReturnType<typeof countSender>>

/** Decides how staff get their mail. */
async function decideDelivery(limits: SubmissionLimits, { kind, isOrdinary, reason }: Spam & Sender) {
  const quarantineReason = reason ?? (isOrdinary ? null : NETWORK_LIMIT_REASON)
  const { isWithin, isOwn } = await limits.takeMail(quarantineReason === null ? kind : 'suspicious')
  return {
    quarantineReason: isWithin ? quarantineReason : OVERALL_LIMIT_REASON,
    mailDigest: isOwn ? null : kind === 'scripted' ? kind : 'plain',
  } as const
}

/** While the database does not answer there is room, for the lead is mailed instead. */
async function hasRoom(
  { db, log, maxQuarantined = quarantine.maxRows }: SubmitLeadDeps,
  reason: string | null,
  signal: AbortSignal,
): Promise<boolean> {
  if (reason === null) return true
  const share = reason === OVERALL_LIMIT_REASON ? 1 : quarantine.suspiciousShare
  try {
    return (await untilAborted(signal, () => countQuarantined(db))) < maxQuarantined * share
  } catch (err) {
    log.warn({ err }, 'the use of the quarantine could not be read')
    return true
  }
}

interface Doubts {
  kind: SubmissionKind
  quarantineReason: string | null
  hasSignals: boolean
}

/** Says why the sample waits for staff. Without a browser's token anybody's address could be typed. */
async function holdSample(
  limits: SubmissionLimits,
  { lead, submissionKeys }: ReceivedLead,
  networks: readonly string[],
  { kind, quarantineReason, hasSignals }: Doubts,
): Promise<SampleHold | null> {
  if (quarantineReason !== null) return 'the request is held back'
  if (hasSignals) return 'the request shows signs of spam'
  if (kind !== 'scripted') return 'the form was sent without scripts'
  const isWithin = !lead.wants.includes('sample') || (await limits.takeSample(networks, submissionKeys[0]))
  return isWithin ? null : 'the visitor asked for several samples'
}

/** The sender is counted first: one over the limit leaves no other counter behind. */
async function countSender(limits: SubmissionLimits, networks: readonly string[], { token, reason }: Spam) {
  const countAs = async (kind: SubmissionKind) => ({ kind, ...(await limits.countSender(kind, networks)) })
  if (reason !== null) return countAs('suspicious')
  if (token === null) return countAs('plain')
  const counted = await countAs('scripted')
  return counted.waitSeconds !== null || (await limits.takeToken(token)) ? counted : countAs('plain')
}

function refuse({ log }: SubmitLeadDeps, waitSeconds: number, details: object): SubmitLeadResult {
  log.warn({ waitSeconds, ...details }, 'a submission was refused')
  return { ok: false, reason: 'limited', waitSeconds }
}
