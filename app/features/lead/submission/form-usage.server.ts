import type { CountUsage } from '#app/infra/usage/usage-counters.server.ts'
import type { LeadField } from '../lead-fields.ts'
import type { Lead } from '../lead-schema.ts'

/** How a form came: sent in place by the script, or as a plain form. */
export type FormChannel = 'scripts' | 'plain'

/** One try to send the form that ended with messages beside these fields. */
export function countFailedForm(count: CountUsage, channel: FormChannel, fields: readonly LeadField[]): void {
  count('form_failed', channel)
  for (const field of fields) count('field_failed', field)
}

/** Counts only choices from our own lists, never a text that the visitor typed. */
export function countSentForm(count: CountUsage, channel: FormChannel, lead: Lead): void {
  count('form_sent', channel)
  for (const want of lead.wants.length > 0 ? lead.wants : ['none']) count('want', want)
  count('contact_by', lead.contact_by || 'none')
}
