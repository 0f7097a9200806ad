import { markIn } from './honest-visit.ts'
import type { HonestRecord } from './honest-visitors.ts'
import type { ReceivedMail } from './moody-smtp.ts'
import type { StoredLead } from './soak-site.ts'

/** The state of honest visitors' leads, and the number of others. */
export interface LeadCounts {
  senders: number
  sent: number
  notStored: number
  storedTwice: number
  /** Held back, or their mail not marked as sent. */
  notMarkedSent: number
  notMailed: number
  mailedTwice: number
  ofAdversary: number
}

export function countLeads(
  { senders, marks }: Pick<HonestRecord, 'senders' | 'marks'>,
  stored: readonly StoredLead[],
  mails: readonly ReceivedMail[],
): LeadCounts {
  const rows = Map.groupBy(stored, ({ company }) => markIn(company))
  const mailed = Map.groupBy(mails, ({ mark }) => mark)
  const having = (count: (mark: string) => boolean) => marks.filter(count).length
  return {
    senders,
    sent: marks.length,
    notStored: having((mark) => !rows.has(mark)),
    storedTwice: having((mark) => (rows.get(mark)?.length ?? 0) > 1),
    notMarkedSent: having((mark) => rows.get(mark)?.some((row) => row.mail_state !== 'sent') ?? false),
    notMailed: having((mark) => !mailed.has(mark)),
    mailedTwice: having((mark) => (mailed.get(mark)?.length ?? 0) > 1),
    ofAdversary: rows.get(null)?.length ?? 0,
  }
}
