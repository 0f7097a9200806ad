import { createHash } from 'node:crypto'
import type { MailMessage } from '#app/infra/mail/mailer.server.ts'
import { site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { CONTACT_LABELS, companyOf, staffPage, whomAndWhat } from '../mail/lead-lines.ts'

const TIME = {
  timeZone: TIME_ZONE,
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

export function reminderMail(due: readonly StoredLead[], staffUrl: string | undefined): MailMessage {
  const promises = due.map(({ reference, again_at }) => `${reference} ${again_at?.toISOString()}`)
  const hash = createHash('sha256').update(promises.join()).digest('hex').slice(0, 16)
  const subject = `Primename: ${due.slice(0, 1).map(companyOf)}${due.length > 1 ? ' ir kt.' : ''}`
  return aboutLeads(due, { id: `reminder-${hash}`, subject, text: '' }, staffUrl)
}

/** The label of the number is what the file of a mail is found by when a lead is erased. */
export function aboutLeads(
  leads: readonly StoredLead[],
  { text, ...mail }: Pick<MailMessage, 'id' | 'subject' | 'text'>,
  staffUrl: string | undefined,
): MailMessage {
  const lines = leads.flatMap((lead) => [
    whomAndWhat(lead),
    `${stateOf(lead)} · ${companyOf(lead)}`,
    `${CONTACT_LABELS.reference}${lead.reference}`,
    ...staffPage(lead, staffUrl),
    '',
  ])
  const end = staffUrl === undefined ? '' : `Visos užklausos: ${staffUrl}\n`
  return { ...mail, fromName: site.name, text: `${text}${lines.join('\n')}\n${end}` }
}

function stateOf({ again_at, created_at }: StoredLead): string {
  const time = (again_at ?? created_at).toLocaleString('lt', TIME)
  return again_at === null ? `neatsakyta, gauta ${time}` : `pažadėta paskambinti ${time}`
}
