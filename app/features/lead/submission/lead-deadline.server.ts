import { leadDeadline } from '#config/limits.ts'

export interface LeadDeadline {
  storeSignal: AbortSignal
  mailSignal: AbortSignal
  answerSignal: AbortSignal
}

export function startLeadDeadline(): LeadDeadline {
  const { seconds, storeShare, mailShare } = leadDeadline
  const after = (share: number) => AbortSignal.timeout(seconds * share * 1_000)
  return { storeSignal: after(storeShare), mailSignal: after(mailShare), answerSignal: after(1) }
}
