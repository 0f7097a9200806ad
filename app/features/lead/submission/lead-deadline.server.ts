import { leadDeadline } from '#config/limits.ts'

export type LeadDeadline = ReturnType<typeof startLeadDeadline>

export function startLeadDeadline() {
  const { storeSeconds, seconds } = leadDeadline
  return {
    storeSignal: AbortSignal.timeout(storeSeconds * 1_000),
    mailSignal: AbortSignal.timeout(seconds * 1_000),
  }
}
