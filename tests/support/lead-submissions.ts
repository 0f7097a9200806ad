import { issueFormToken } from '#app/features/lead/spam/form-token.server.ts'
import { createSubmissionLimits } from '#app/features/lead/submission/submission-limits.server.ts'
import {
  type Submission,
  type SubmitLeadDeps,
  submitLead,
} from '#app/features/lead/submission/submit-lead.server.ts'
import { submissionLimits } from '#config/limits.ts'
import { validLead } from './lead-forms.ts'
import type { LeadPipeline } from './lead-pipeline.ts'

const SECRET = 'a secret of the test'

export const NOW = new Date()
/** With an overall limit of two for people without scripts. */
export const BUSY = {
  ...submissionLimits,
  plain: { ...submissionLimits.plain, overall: 2 },
}

export function submitDeps(
  { database, deps }: LeadPipeline,
  values: Parameters<typeof createSubmissionLimits>[2] = submissionLimits,
  maxQuarantined?: number,
): SubmitLeadDeps {
  return {
    ...deps,
    formSecret: SECRET,
    limits: createSubmissionLimits(database, SECRET, values),
    canMailVisitors: true,
    ...(maxQuarantined !== undefined && { maxQuarantined }),
  }
}

/** A form sent without scripts. */
export function plainSubmission(changes: Partial<Submission> = {}): Submission {
  return { token: null, isHoneypotFilled: false, networks: [], now: NOW, ...changes }
}

export function browserSubmission(changes: Partial<Submission> = {}): Submission {
  return plainSubmission({ token: tokenOf(new Date(NOW.getTime() - 60_000)), ...changes })
}

export function tokenOf(openedAt: Date): string {
  return issueFormToken(SECRET, openedAt)
}

/** Sends a lead that differs from all others. */
export function submitAnotherLead(deps: SubmitLeadDeps, submission: Submission) {
  return submitLead(deps, validLead({ company: `UAB ${crypto.randomUUID()}` }), submission)
}
