import { leadDeadline } from '#config/limits.ts'

export interface LeadDeadline {
  storeSignal: AbortSignal
  mailSignal: AbortSignal
  answerSignal: AbortSignal
}

export function startLeadDeadline(): LeadDeadline {
  const { seconds, storedBy, mailedBy } = leadDeadline
  const after = (share: number) => AbortSignal.timeout(seconds * share * 1_000)
  return { storeSignal: after(storedBy), mailSignal: after(mailedBy), answerSignal: after(1) }
}
