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
import { reasonForStaff } from '../submission/spam-signals.ts'

/** What the message tells of a lead, stored or not. */
export type LeadMessageInput = Pick<StoredLead, keyof Lead | 'reference'>

/** The Lithuanian name of a CPV code; null for one that the vocabulary does not have. */
export type CpvName = (code: string) => string | null

export interface LeadMessage {
  subject: string
  text: string
}

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

/** The mail's order is the form's, but for these: each follows the field beside it. */
const FOLLOWS: Readonly<Partial<Record<LeadField, LeadField>>> = {
  company_code: 'company',
  phone: 'name',
  activity: 'industry',
  marketing_consent: 'referral_source',
}
const MAIL_FIELDS = fieldsFollowing(undefined)

/** What tells whose request it is; `mail-copies.server.ts` finds it again by these words. */
export const CONTACT_LABELS = {
  reference: 'Užklausos numeris: ',
  phone: `${labelOf('phone')}: `,
  email: `${labelOf('email')}: `,
}

const SUBJECT = 'Nauja pasiūlymo užklausa'
const SUSPECT_MARK = 'Galimas šlamštas: '

/** For a visitor whose address cannot stand in the mail's header. */
const COPY_THE_ADDRESS = [
  'Į šį laišką neatsakykite: siuntėjo el. pašto adrese yra ženklų, kurių ne kiekvienas pašto serveris priima, todėl atsakymas jo nepasiektų.',
  'Nukopijuokite adresą iš eilutės „El. paštas“ ir parašykite naują laišką arba paskambinkite.',
]

/** The notification that staff read, in Lithuanian. */
export function leadMessage(lead: LeadMessageInput, cpvName: CpvName, canReply = true): LeadMessage {
  const lines = [
    'Nauja pasiūlymo užklausa iš svetainės',
    '',
    ...(canReply ? [] : [...COPY_THE_ADDRESS, '']),
    ...leadLines(lead, cpvName),
  ]
  return { subject: SUBJECT, text: `${lines.join('\n')}\n` }
}

/** A lead that was held back, with the reason. */
export interface SuspectInput extends LeadMessageInput {
  quarantine_reason: string | null
}

/** The same for a lead that was held back: marked, with the reason. */
export function suspectMessage(lead: SuspectInput, cpvName: CpvName, canReply = true): LeadMessage {
  const lines = [
    'Ši užklausa gali būti šlamštas.',
    `Kodėl taip atrodo: ${reasonOf(lead)}.`,
    ...(canReply
      ? ['Jei ji tikra, atsakykite kaip įprasta – atsakymas pasieks jos siuntėją.']
      : COPY_THE_ADDRESS),
    '',
    ...leadLines(lead, cpvName),
  ]
  return { subject: `${SUSPECT_MARK}${SUBJECT}`, text: `${lines.join('\n')}\n` }
}

/** For one whose own message the mail server refuses. */
export function refusedMessage(reference: string): LeadMessage {
  const lines = [
    `Svetainėje gauta užklausa ${reference}, tačiau el. pašto serveris atmetė laišką su jos tekstu.`,
    `Pasirūpinkite, kad ji būtų perskaityta: administratorius ją parodys komanda „npm run leads -- show ${reference}“.`,
  ]
  return { subject: `${SUBJECT}: laiškas su tekstu atmestas`, text: `${lines.join('\n')}\n` }
}

/** One message about many that were held back; of each what is needed to judge and to answer it. */
export function suspectDigest(suspects: readonly SuspectInput[], cpvName: CpvName): LeadMessage {
  const total = counted(suspects.length, ['užklausa', 'užklausos', 'užklausų'])
  const lines = [
    `Sulaikyta užklausų: ${suspects.length}. Atskirais laiškais jų nesiuntėme, nes vienu metu atėjo labai daug.`,
    'Peržiūrėkite visas: tarp šlamšto gali būti ir tikrų. Į tikras atsakykite jose nurodytu el. paštu ar telefonu.',
    ...suspects.flatMap((lead, i) => [
      '',
      `——— ${i + 1} ———`,
      `Kodėl sulaikyta: ${reasonOf(lead)}`,
      ...requestLines(lead, cpvName),
    ]),
  ]
  return { subject: `${SUSPECT_MARK}${total}`, text: `${lines.join('\n')}\n` }
}

function reasonOf({ quarantine_reason }: SuspectInput): string {
  return quarantine_reason === null ? 'nežinoma' : reasonForStaff(quarantine_reason)
}

function leadLines(lead: LeadMessageInput, cpvName: CpvName): string[] {
  return [
    ...requestLines(lead, cpvName),
    '',
    'Kampanijos duomenys:',
    ...HIDDEN_FIELD_NAMES.map((name) => `${HIDDEN_LABELS[name]}: ${lead[name] || '–'}`),
  ]
}

function requestLines(lead: LeadMessageInput, cpvName: CpvName): string[] {
  return [
    `${CONTACT_LABELS.reference}${lead.reference ?? '–'}`,
    ...MAIL_FIELDS.flatMap((name) => fieldLines(name, lead[name], cpvName)),
  ]
}

function fieldLines(name: LeadField, value: LeadMessageInput[LeadField], cpvName: CpvName): string[] {
  const label = labelOf(name)
  if (label === null) return []
  if (typeof value === 'boolean') return [`${label}: ${value ? 'taip' : 'ne'}`]
  if (typeof value === 'string') return [`${label}: ${wordsOf(name, value)}`]
  if (value.length === 0) return []
  return ['', `${label}:`, ...value.map((code) => `${code} ${cpvName(code) ?? ''}`.trim())]
}

function fieldsFollowing(field: LeadField | undefined): LeadField[] {
  return LEAD_FIELD_NAMES.filter((name) => FOLLOWS[name] === field).flatMap((name) => [
    name,
    ...fieldsFollowing(name),
  ])
}

/** How the mail calls the field; null for one that it leaves out. */
function labelOf(name: LeadField): string | null {
  const row = FIELD_ROWS[name]
  return row.control === 'consent' ? row.mailLabel : (row.mailLabel ?? row.label)
}

/** Of a select the chosen option's label. */
function wordsOf(name: LeadField, value: string): string {
  const row = FIELD_ROWS[name]
  if (row.control !== 'select') return value
  return row.options.find((option) => option.value === value)?.label ?? (value || 'nepasirinkta')
}
