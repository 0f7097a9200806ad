import { leadDeadline } from '#config/limits.ts'

export type LeadDeadline = ReturnType<typeof startLeadDeadline>

export function startLeadDeadline() {
  const { seconds, storeShare, mailShare } = leadDeadline
  const after = (share: number) => AbortSignal.timeout(seconds * share * 1_000)
  return { storeSignal: after(storeShare), mailSignal: after(mailShare), responseSignal: after(1) }
}
