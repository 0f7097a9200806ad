import { heldBack } from '#config/limits.ts'
import { judgeStamp } from './abuse/form-stamp.server.ts'
import type { HeldBackRoom } from './abuse/held-back-room.server.ts'
import { findSpamSignals, holdBackReason, OVER_LIMIT_REASON, type SpamSignal } from './abuse/spam-signals.ts'
import type { SubmissionKind, SubmissionLimits } from './abuse/submission-limits.server.ts'
import type { SubmissionSigns } from './abuse/submission-signs.ts'
import type { Lead } from './lead-schema.ts'
import { type SubmitLeadDeps, submitLead } from './submit-lead.server.ts'

export interface ReceiveLeadDeps extends SubmitLeadDeps {
  formSecret: string
  limits: SubmissionLimits
  heldBackRoom: HeldBackRoom
}

/** How a form came in. */
export interface Submission extends SubmissionSigns {
  /** The visitor's networks, narrowest first; empty when they say nothing about the visitor. */
  networks: readonly string[]
}

export type ReceiveLeadResult =
  | { ok: true; reference: string }
  | { ok: false; reason: 'failed' }
  | { ok: false; reason: 'limited'; waitSeconds: number }

interface Assessment {
  kind: SubmissionKind
  suspicion: string | null
}

/**
 * Takes a checked form: it is stored and mailed. One that looks like spam, or that comes when all together are over
 * their limit, is held back: stored too and thanked for, and staff are told of it by marked mail. Only a sender over
 * his own limit is refused, and what no room is left for.
 */
export async function receiveLead(
  deps: ReceiveLeadDeps,
  lead: Lead,
  submission: Submission,
  now = new Date(),
): Promise<ReceiveLeadResult> {
  const { kind, suspicion } = await assess(deps, lead, submission, now)
  const waitSeconds = await deps.limits.countSender(kind, submission.networks)
  if (waitSeconds !== null) return refuse(deps, kind, waitSeconds)
  const holdReason = suspicion ?? ((await deps.limits.countAll(kind)) ? null : OVER_LIMIT_REASON)
  if (holdReason !== null && !(await deps.heldBackRoom.take(sizeOf(lead), suspicion !== null))) {
    return refuse(deps, kind, heldBack.retrySeconds)
  }
  const result = await submitLead(deps, lead, submission.browserKey, now, holdReason)
  return result.ok ? result : { ok: false, reason: 'failed' }
}

async function assess(
  { formSecret, limits }: ReceiveLeadDeps,
  lead: Lead,
  { isTrapped, stamp }: Submission,
  now: Date,
): Promise<Assessment> {
  const verdict = judgeStamp(formSecret, stamp, now)
  const signals: SpamSignal[] = [
    ...(isTrapped ? ['hidden field filled' as const] : []),
    ...findSpamSignals(lead),
    ...(verdict === 'too-fast' ? ['sent faster than a person types' as const] : []),
  ]
  const suspicion = holdBackReason(signals)
  if (suspicion !== null) return { kind: 'suspicious', suspicion }
  const isBrowser = verdict === 'good' && stamp !== null && (await limits.countToken(stamp))
  return { kind: isBrowser ? 'browser' : 'plain', suspicion: null }
}

function refuse({ log }: ReceiveLeadDeps, kind: SubmissionKind, waitSeconds: number): ReceiveLeadResult {
  log.warn({ kind, waitSeconds }, 'a submission was over the limit')
  return { ok: false, reason: 'limited', waitSeconds }
}

function sizeOf(lead: Lead): number {
  return Buffer.byteLength(JSON.stringify(lead))
}
