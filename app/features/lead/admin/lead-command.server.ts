import type { MAIL_STATES } from '#db/schema/mail-states.ts'
import type { StatsGrouping } from './stats/stats-grouping.ts'

export interface LeadCommandFilter {
  state?: (typeof MAIL_STATES)[number] | undefined
  since?: Date | undefined
  limit?: number | undefined
}

/** What the operator wants done. */
export type LeadCommand =
  | { name: 'list' | 'quarantine'; filter: LeadCommandFilter; isJson: boolean }
  | { name: 'export'; filter: LeadCommandFilter; separator: string }
  | { name: 'show' | 'erase-lead'; reference: string; isJson: boolean }
  | { name: 'resend' | 'resend-sample' | 'release'; reference: string }
  | { name: 'resend-failed' }
  | { name: 'erase'; email: string; isJson: boolean }
  | { name: 'erase-phone'; phone: string; isJson: boolean }
  | { name: 'erase-quarantined'; before: Date; isJson: boolean }
  | { name: 'stats'; by?: StatsGrouping | undefined; since?: Date | undefined; isJson: boolean }
