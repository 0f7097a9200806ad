import type { SmtpBehaviour, TestSmtpServer } from '../../support/smtp-server.ts'

const FAULTS: readonly SmtpBehaviour[] = ['refuse', 'refuse at length', 'reject', 'slow']

/** Every second mail meets a fault, until the time is over and each kind has had its turn; counts them. */
export function makeFaulty(smtp: TestSmtpServer, isOver: () => boolean): { count: number } {
  const faults = { count: 0 }
  let mails = 0
  // bounded: one id for each mail of a run
  const rejected = new Set<string>()
  smtp.behave(({ messageId = '' }) => {
    mails += 1
    if (mails % 2 === 0 || (isOver() && faults.count >= FAULTS.length)) return 'accept'
    const fault = FAULTS[faults.count % FAULTS.length] ?? 'refuse'
    // A filter that keeps refusing a mail gets one without the visitor's text.
    if (fault === 'reject' && rejected.has(messageId)) return 'accept'
    if (fault === 'reject') rejected.add(messageId)
    faults.count += 1
    return fault
  })
  return faults
}
