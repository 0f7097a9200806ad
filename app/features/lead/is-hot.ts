import type { StoredLead } from './lead-store.server.ts'

type Urgency = Pick<StoredLead, 'activity' | 'tender_reference' | 'contact_by'>

/** A number counts by itself: whoever types it and then says how they take part otherwise has not taken it back. */
export function isSpecific({ activity, tender_reference }: Omit<Urgency, 'contact_by'>): boolean {
  return activity === 'specific' || tender_reference !== ''
}

/** The same as `not IS_COLD` of the database, by which lists are sorted and reminders sent. */
export function isHot(lead: Urgency): boolean {
  return lead.contact_by === 'phone' || isSpecific(lead)
}

/** The same as `IS_OPEN` of the database. */
export function isOpen({ kind, status, mail_state }: StoredLead): boolean {
  return kind === 'request' && ['new', 'taken', 'no_answer'].includes(status) && mail_state !== 'quarantined'
}
