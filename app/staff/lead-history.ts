import { formatCents } from '#app/domain/text/money.ts'
import type { LeadEvent } from '#app/features/lead/desk/lead-marks.server.ts'
import { REASON_LABELS, STATUS_LABELS } from '#app/features/lead/export/lead-columns.ts'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import type { LeadFact } from '#app/features/lead/mail/lead-lines.ts'
import { reasonForStaff } from '#app/features/lead/spam/spam-signals.ts'
import { mailFault, whenText } from './words.ts'

const LABELS: Readonly<Record<LeadEvent['kind'], string>> = {
  ...STATUS_LABELS,
  reopened: 'Atverta iš naujo',
  note: 'Pastaba',
  released: 'Leista siųsti',
  mail_again: 'Laiškas darbuotojams siunčiamas iš naujo',
  sample_again: 'Pavyzdys siunčiamas iš naujo',
}

/** Newest first; what the site did stands in the lead itself. */
export function historyOf(lead: StoredLead, events: readonly LeadEvent[]): LeadFact[] {
  const site = [
    { at: lead.created_at, text: 'Užklausa gauta' },
    { at: lead.mail_sent_at, text: 'Laiškas darbuotojams išsiųstas' },
    { at: lead.sample_state === 'sent' ? lead.sample_at : null, text: 'Pavyzdys siuntėjui išsiųstas' },
  ]
  const marks = events.map(({ at, kind, by, note, again_at, amount, reason }) => {
    const details = [
      `${LABELS[kind]} (${by})`,
      reason && REASON_LABELS[reason].toLocaleLowerCase('lt'),
      amount && `${formatCents(amount * 100)} per metus`,
      again_at && `perskambinti ${whenText(again_at)}`,
    ]
    return { at, text: [details.filter(Boolean).join(', '), note].filter(Boolean).join('\n') }
  })
  return [...site, ...marks]
    .flatMap(({ at, text }) => (at === null ? [] : [{ at, text }]))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, text }) => ({
      label: whenText(at).replace(/^./, (letter) => letter.toLocaleUpperCase('lt')),
      text,
    }))
}

/** The mail to staff and the sample, with the next try. */
export function mailFacts(lead: StoredLead): LeadFact[] {
  const { mail_state, mail_sent_at, mail_last_error, mail_due_at, quarantine_reason } = lead
  const retry = mail_last_error === null ? '' : `, ${mailFault(mail_last_error)}`
  const waiting = `dar neišsiųstas${retry}, kitas bandymas ${whenText(mail_due_at)}`
  const mail = {
    sent: mail_sent_at === null ? 'išsiųstas' : `išsiųstas ${whenText(mail_sent_at)}`,
    quarantined: `sulaikytas kaip galimas šlamštas: ${reasonForStaff(quarantine_reason ?? '')}`,
    pending: waiting,
    failed: waiting,
  }[mail_state]
  const sample = sampleText(lead)
  return [
    { label: 'Laiškas darbuotojams', text: mail },
    ...(sample === null ? [] : [{ label: 'Pavyzdys siuntėjui', text: sample }]),
  ]
}

function sampleText({ sample_state, sample_at, sample_due_at }: StoredLead): string | null {
  if (sample_state === null) return null
  if (sample_state === 'sent') return sample_at === null ? 'išsiųstas' : `išsiųstas ${whenText(sample_at)}`
  if (sample_state === 'waiting') return 'laukia Jūsų leidimo'
  if (sample_state === 'refused' || sample_state === 'failed') return 'nepristatytas, išsiųskite patys'
  return `bus išsiųstas, kitas bandymas ${whenText(sample_due_at)}`
}
