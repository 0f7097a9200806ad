import { leadDeadline } from '#config/limits.ts'

export interface LeadDeadline {
  stored: AbortSignal
  mailed: AbortSignal
  answered: AbortSignal
}

export function startLeadDeadline(): LeadDeadline {
  const { seconds, storedBy, mailedBy } = leadDeadline
  const after = (share: number) => AbortSignal.timeout(seconds * share * 1_000)
  return { stored: after(storedBy), mailed: after(mailedBy), answered: after(1) }
}
