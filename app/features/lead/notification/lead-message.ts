import type { MailMessage } from '#app/infra/mail/mailer.server.ts'
import { counted } from '#app/shared/text/plural.ts'
import {
  FIELD_ROWS,
  HIDDEN_FIELD_NAMES,
  type HiddenField,
  LEAD_FIELD_NAMES,
  type LeadField,
} from '../lead-fields.ts'
import type { Lead } from '../lead-schema.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { mayBeEmpty } from '../required-fields.ts'
import { type SampleOfLead, sampleNote } from '../sample/sample-state.ts'
import { reasonForStaff } from '../submission/spam/spam-signals.ts'

export type LeadMessageInput = Pick<StoredLead, keyof Lead | 'reference'> & Partial<SampleOfLead>

/** Null for a code that the vocabulary does not have. */
export type FindCpvName = (code: string) => string | null

type LeadMessage = Pick<MailMessage, 'subject' | 'text' | 'forFormService'>

const HIDDEN_LABELS: Readonly<Record<HiddenField, string>> = {
  utm_source: 'Šaltinis (utm_source)',
  utm_medium: 'Kanalas (utm_medium)',
  utm_campaign: 'Kampanija (utm_campaign)',
  utm_adgroup: 'Skelbimų grupė (utm_adgroup)',
  utm_term: 'Raktažodis (utm_term)',
  utm_query: 'Užklausa (utm_query)',
  utm_device: 'Įrenginys (utm_device)',
  utm_placement: 'Vieta (utm_placement)',
  utm_matchtype: 'Atitiktis (utm_matchtype)',
  utm_network: 'Tinklas (utm_network)',
  landing_page: 'Nukreipimo puslapis',
}

const LEADING_FIELDS: readonly LeadField[] = [
  'wants',
  'tender_reference',
  'contact_by',
  'name',
  'phone',
  'email',
  'company',
  'company_code',
  'industry',
]
const LINE_FIELDS = [
  ...LEADING_FIELDS,
  ...LEAD_FIELD_NAMES.filter((name) => !LEADING_FIELDS.includes(name) && name !== 'cpv_codes'),
]

/** `mail-copies.server.ts` finds leads by these labels. */
export const CONTACT_LABELS = {
  reference: 'Užklausos numeris: ',
  phone: `${labelOf('phone')}: `,
  email: `${labelOf('email')}: `,
}

const SUBJECT = 'Nauja pasiūlymo užklausa'
const SPAM_MARK = 'Galimas šlamštas: '

const CANNOT_REPLY = [
  'Į šį laišką neatsakykite: siuntėjo el. pašto adrese yra ženklų, kurių ne kiekvienas pašto serveris priima, todėl atsakymas jo nepasiektų.',
  'Nukopijuokite adresą iš eilutės „El. paštas“ ir parašykite naują laišką arba paskambinkite.',
]

export function leadMessage(lead: LeadMessageInput, cpvName: FindCpvName, canReply = true): LeadMessage {
  const head = [
    'Nauja pasiūlymo užklausa iš svetainės',
    '',
    ...(canReply ? [] : [...CANNOT_REPLY, '']),
    ...requestLines(lead, cpvName),
  ]
  return composeMail(head, lead, '')
}

export interface QuarantinedLead extends LeadMessageInput {
  quarantine_reason: string | null
}

export function quarantinedMessage(
  lead: QuarantinedLead,
  cpvName: FindCpvName,
  canReply = true,
): LeadMessage {
  const head = [
    'Ši užklausa gali būti šlamštas.',
    `Kodėl taip atrodo: ${reasonOf(lead)}.`,
    ...(canReply
      ? ['Jei ji tikra, atsakykite kaip įprasta – atsakymas pasieks jos siuntėją.']
      : CANNOT_REPLY),
    '',
    ...requestLines(lead, cpvName),
  ]
  return composeMail(head, lead, SPAM_MARK)
}

/** Mail programs group mails by subject: the company keeps requests apart. */
function composeMail(head: readonly string[], lead: LeadMessageInput, mark: string): LeadMessage {
  // Direction marks would reverse the subject.
  const company = lead.company.replace(/\p{Cf}/gu, '')
  const withCampaign = (names: readonly HiddenField[]) =>
    `${[...head, ...campaignLines(lead, names)].join('\n')}\n`
  return {
    subject: `${mark}${SUBJECT}: ${company}${lead.reference === null ? '' : ` (${lead.reference})`}`,
    text: withCampaign(HIDDEN_FIELD_NAMES.filter((name) => lead[name] !== '')),
    forFormService: { subject: mark + SUBJECT, text: withCampaign(HIDDEN_FIELD_NAMES) },
  }
}

export function refusedMessage(reference: string): LeadMessage {
  const lines = [
    `Svetainėje gauta užklausa ${reference}, tačiau el. pašto serveris atmetė laišką su jos tekstu.`,
    `Pasirūpinkite, kad ji būtų perskaityta: administratorius ją parodys komanda „npm run leads -- show ${reference}“.`,
  ]
  return { subject: `${SUBJECT}: laiškas su tekstu atmestas`, text: `${lines.join('\n')}\n` }
}

export function quarantineDigest(leads: readonly QuarantinedLead[], cpvName: FindCpvName): LeadMessage {
  const total = counted(leads.length, ['užklausa', 'užklausos', 'užklausų'])
  const lines = [
    `Sulaikyta užklausų: ${leads.length}. Atskirais laiškais jų nesiuntėme, nes vienu metu atėjo labai daug.`,
    'Peržiūrėkite visas: tarp šlamšto gali būti ir tikrų. Į tikras atsakykite jose nurodytu el. paštu ar telefonu.',
    ...leads.flatMap((lead, i) => [
      '',
      `——— ${i + 1} ———`,
      `Kodėl sulaikyta: ${reasonOf(lead)}`,
      ...requestLines(lead, cpvName),
    ]),
  ]
  return { subject: `${SPAM_MARK}${total}`, text: `${lines.join('\n')}\n` }
}

function reasonOf({ quarantine_reason }: QuarantinedLead): string {
  return quarantine_reason === null ? 'nežinoma' : reasonForStaff(quarantine_reason)
}

function campaignLines(lead: LeadMessageInput, names: readonly HiddenField[]): string[] {
  if (names.length === 0) return []
  return ['', 'Kampanijos duomenys:', ...names.map((name) => `${HIDDEN_LABELS[name]}: ${lead[name] || '–'}`)]
}

function requestLines(lead: LeadMessageInput, cpvName: FindCpvName): string[] {
  const { sample_state = null, sample_reason = null, reference } = lead
  const sample = sampleNote({ sample_state, sample_reason }, reference)
  return [
    ...LINE_FIELDS.flatMap((name) => fieldLines(name, lead[name], cpvName)),
    ...(sample === null ? [] : [sample]),
    `${CONTACT_LABELS.reference}${lead.reference ?? '–'}`,
    ...fieldLines('cpv_codes', lead.cpv_codes, cpvName),
  ]
}

function fieldLines(name: LeadField, value: LeadMessageInput[LeadField], cpvName: FindCpvName): string[] {
  const label = labelOf(name)
  if (label === null) return []
  if (typeof value === 'boolean') return [`${label}: ${value ? 'taip' : 'ne'}`]
  if (value.length === 0 && mayBeEmpty(name)) return []
  if (typeof value === 'string') return [`${label}: ${displayValue(name, value)}`]
  if (name === 'cpv_codes')
    return ['', `${label}:`, ...value.map((code) => `${code} ${cpvName(code) ?? ''}`.trim())]
  return [`${label}: ${value.map((word) => displayValue(name, word)).join(', ')}`]
}

function labelOf(name: LeadField): string | null {
  const row = FIELD_ROWS[name]
  return row.control === 'consent' ? row.mailLabel : (row.mailLabel ?? row.label)
}

function displayValue(name: LeadField, value: string): string {
  const row = FIELD_ROWS[name]
  switch (row.control) {
    case 'choice':
    case 'choices':
      return row.options.find((option) => option.value === value)?.label.toLocaleLowerCase('lt') ?? value
    case 'select':
      return row.options.find((option) => option.value === value)?.label ?? (value || 'nepasirinkta')
    default:
      return value || '–'
  }
}
