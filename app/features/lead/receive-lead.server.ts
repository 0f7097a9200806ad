import { judgeStamp } from './abuse/form-stamp.server.ts'
import { spamSign } from './abuse/spam-signs.ts'
import type { CountSubmission, SubmissionKind } from './abuse/submission-limits.server.ts'
import type { SubmissionSigns } from './abuse/submission-signs.ts'
import type { Lead } from './lead-schema.ts'
import { type SubmitLeadDeps, submitLead } from './submit-lead.server.ts'

export interface ReceiveLeadDeps extends SubmitLeadDeps {
  formSecret: string
  countSubmission: CountSubmission
}

/** How a form came in. */
export interface Submission extends SubmissionSigns {
  /** The visitor's network address; null when it says nothing about the visitor. */
  address: string | null
}

export type ReceiveLeadResult =
  | { ok: true; reference: string }
  | { ok: false; reason: 'failed' }
  | { ok: false; reason: 'limited'; waitSeconds: number }

/**
 * Takes a checked form: within the limits it is stored and mailed. One that looks like spam is thanked for
 * all the same, but stored as quarantined and not mailed.
 */
export async function receiveLead(
  deps: ReceiveLeadDeps,
  lead: Lead,
  submission: Submission,
  now = new Date(),
): Promise<ReceiveLeadResult> {
  const { kind, quarantineReason } = assess(deps.formSecret, lead, submission, now)
  const waitSeconds = await deps.countSubmission(kind, submission.address)
  if (waitSeconds !== null) {
    deps.log.warn({ kind, waitSeconds }, 'a submission was over the limit')
    return { ok: false, reason: 'limited', waitSeconds }
  }
  const result = await submitLead(deps, lead, submission.browserKey, now, quarantineReason)
  return result.ok ? result : { ok: false, reason: 'failed' }
}

function assess(
  secret: string,
  lead: Lead,
  { isTrapped, stamp }: Submission,
  now: Date,
): { kind: SubmissionKind; quarantineReason: string | null } {
  const verdict = judgeStamp(secret, stamp, now)
  const quarantineReason = isTrapped
    ? 'hidden field filled'
    : verdict === 'too-fast'
      ? 'sent faster than a person types'
      : spamSign(lead)
  if (quarantineReason !== null) return { kind: 'suspicious', quarantineReason }
  return { kind: verdict === 'good' ? 'browser' : 'plain', quarantineReason: null }
}
