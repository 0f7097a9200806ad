import { createHash } from 'node:crypto'
import type { MailMessage } from '#app/infra/mail/mailer.server.ts'
import { site } from '#config/site.ts'
import type { LeadMailInput, StaffMailContext } from './lead-lines.ts'
import {
  digestText,
  leadMailText,
  type QuarantinedLead,
  quarantinedMailText,
  refusedMailText,
} from './lead-mail-text.ts'

export function leadMail(lead: LeadMailInput, context: StaffMailContext): MailMessage {
  return { id: lead.reference, ...fromVisitor(lead), ...leadMailText(lead, context) }
}

/** Its id differs from that of the mail after a release, and keeps the words of earlier releases for a quarantine. */
export function quarantinedMail(lead: QuarantinedLead, context: StaffMailContext): MailMessage {
  return {
    id: `${lead.reference}-held-back`,
    ...fromVisitor(lead),
    ...quarantinedMailText(lead, context),
  }
}

/** Contains nothing that the visitor wrote: the mail server refused that. */
export function refusedLeadMail(reference: string, { staffUrl }: StaffMailContext): MailMessage {
  return { id: `${reference}-refused`, fromName: site.name, ...refusedMailText(reference, staffUrl) }
}

/** The same leads give the same id, so that a repeated delivery can be recognised. */
export function digestMail(
  leads: readonly QuarantinedLead[],
  context: StaffMailContext,
  isQuarantined: boolean,
): MailMessage {
  const references = leads.map(({ reference }) => reference).join()
  const hash = createHash('sha256').update(references).digest('hex').slice(0, 16)
  const id = `${isQuarantined ? 'held-back' : 'digest'}-${hash}`
  return { id, fromName: site.name, ...digestText(leads, context, isQuarantined) }
}

/** Null for a digest. Accepts more letters than references have, to miss none. */
export function leadReferenceOf(id: string): string | null {
  return /^[\dA-Z]{4}-[\dA-Z]{4}(?=$|-)/.exec(id)?.[0] ?? null
}

function fromVisitor({ name, email }: LeadMailInput) {
  return { fromName: name || site.name, replyTo: email }
}
