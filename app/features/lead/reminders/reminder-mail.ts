import { createHash } from 'node:crypto'
import { counted } from '#app/domain/text/plural.ts'
import type { MailMessage } from '#app/infra/mail/mailer.server.ts'
import { site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { CONTACT_LABELS, companyOf, REQUEST_FORMS, staffPage, whomAndWhat } from '../mail/lead-lines.ts'

export interface MorningReport {
  since: Date
  isSinceYesterday: boolean
  received: number
  /** Of those received. */
  unanswered: number
  /** Of those unanswered. */
  hot: number
  /** Unanswered ones that came before. */
  earlier: number
  /** For today. */
  promised: number
  open: readonly StoredLead[]
}

const DAY = { timeZone: TIME_ZONE, month: 'long', day: 'numeric' } as const
const DAY_AND_TIME = { ...DAY, hour: '2-digit', minute: '2-digit' } as const

export function reminderMail(due: readonly StoredLead[], staffUrl: string | undefined): MailMessage {
  const promises = due.map(({ reference, again_at }) => `${reference} ${again_at?.toISOString()}`)
  const hash = createHash('sha256').update(promises.join()).digest('hex').slice(0, 16)
  const subject = `Primename: ${due.slice(0, 1).map(companyOf)}${due.length > 1 ? ' ir kt.' : ''}`
  return staffMessage(`reminder-${hash}`, subject, [], due, staffUrl)
}

export function morningMail(report: MorningReport, staffUrl: string | undefined): MailMessage {
  const { since, isSinceYesterday, received, unanswered, hot, earlier, promised, open } = report
  const period = isSinceYesterday ? 'Vakar' : `Nuo ${since.toLocaleDateString('lt', DAY)}`
  const answers = unanswered === 0 ? 'atsakyta į\u00a0visas' : `neatsakytų ${unanswered}, karštų ${hot}`
  const requests = received === 0 ? 'užklausų negauta' : `${counted(received, REQUEST_FORMS)}, ${answers}`
  const subject = `${period} ${requests}`
  const lines = [
    subject,
    ...(earlier === 0 ? [] : [`Iš anksčiau neatsakytų ${earlier}`]),
    ...(promised === 0 ? [] : [`Šiandien pažadėta paskambinti: ${promised}`]),
    '',
  ]
  return staffMessage(`morning-${since.getTime()}`, subject, lines, open, staffUrl)
}

/** The label of the number is what the file of a mail is found by when a lead is erased. */
function staffMessage(
  id: string,
  subject: string,
  lines: readonly string[],
  leads: readonly StoredLead[],
  staffUrl: string | undefined,
): MailMessage {
  const entries = leads.flatMap((lead) => [
    whomAndWhat(lead),
    `${companyOf(lead)}: ${stateOf(lead)}`,
    `${CONTACT_LABELS.reference}${lead.reference}`,
    ...staffPage(lead, staffUrl),
    '',
  ])
  const end = staffUrl === undefined ? [] : [`Visos užklausos: ${staffUrl}`]
  return { id, fromName: site.name, subject, text: `${[...lines, ...entries, ...end].join('\n')}\n` }
}

function stateOf({ again_at, created_at }: StoredLead): string {
  const time = (again_at ?? created_at).toLocaleString('lt', DAY_AND_TIME)
  return again_at === null ? `neatsakyta, gauta ${time}` : `pažadėta paskambinti ${time}`
}
