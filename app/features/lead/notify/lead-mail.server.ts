import type { MailMessage } from '#app/infra/mailer/mailer.server.ts'
import { type CpvName, type LeadMessageInput, leadMessage } from './lead-message.ts'

/** The message as it goes to the operator: named after the visitor, answered to the visitor. */
export function leadMail(lead: LeadMessageInput & { reference: string }, cpvName: CpvName): MailMessage {
  return {
    id: lead.reference,
    fromName: lead.name,
    replyTo: lead.email,
    ...leadMessage(lead, cpvName),
  }
}
