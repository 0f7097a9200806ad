import { createHash } from 'node:crypto'
import type { MailMessage } from '#app/infra/mail/mailer.server.ts'
import { site } from '#config/site.ts'
import {
  leadMessage,
  type QuarantinedLead,
  quarantineDigest,
  quarantinedMessage,
  refusedMessage,
} from './lead-message.ts'
import type { LeadMessageInput, StaffMailContext } from './request-lines.ts'

type MailedLead = LeadMessageInput & { reference: string }
type MailedQuarantinedLead = QuarantinedLead & { reference: string }

export function leadMail(lead: MailedLead, context: StaffMailContext): MailMessage {
  return { id: lead.reference, ...fromVisitor(lead), ...leadMessage(lead, context) }
}

/** Its id differs from that of the mail after a release. */
export function quarantinedMail(lead: MailedQuarantinedLead, context: StaffMailContext): MailMessage {
  return {
    id: `${lead.reference}-held-back`,
    ...fromVisitor(lead),
    ...quarantinedMessage(lead, context),
  }
}

/** Contains nothing that the visitor wrote: the mail server refused that. */
export function refusedLeadMail(reference: string): MailMessage {
  return { id: `${reference}-refused`, fromName: site.name, ...refusedMessage(reference) }
}

/** The same leads give the same id, so that a repeated delivery can be recognised. */
export function quarantineDigestMail(
  leads: readonly MailedQuarantinedLead[],
  context: StaffMailContext,
): MailMessage {
  const references = leads.map(({ reference }) => reference).join()
  const digest = createHash('sha256').update(references).digest('hex').slice(0, 16)
  return { id: `held-back-${digest}`, fromName: site.name, ...quarantineDigest(leads, context) }
}

/** Null for a digest. Accepts more letters than references have, to miss none. */
export function leadReferenceOf(id: string): string | null {
  return /^[\dA-Z]{4}-[\dA-Z]{4}(?=$|-)/.exec(id)?.[0] ?? null
}

function fromVisitor({ name, email }: LeadMessageInput) {
  return { fromName: name, replyTo: email }
}
