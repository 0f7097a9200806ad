import { counted } from '#app/shared/text/plural.ts'
import { CAMPAIGN_FIELDS, type CampaignField } from '../campaign/campaign.ts'
import { ACTIVITY_LABELS, type Activity } from '../lead-schema.ts'
import { reasonForStaff } from '../submission/spam-signals.ts'

/** What the message tells of a lead: the columns of `leads`, and the names of the chosen CPV codes. */
export interface LeadMessageInput extends Record<CampaignField, string> {
  reference: string | null
  company: string
  company_code: string
  name: string
  phone: string
  email: string
  industry: string
  activity: string
  referral_source: string
  marketing_consent: boolean
  landing_page: string
  cpv_codes: readonly string[]
}

/** The Lithuanian name of a CPV code; null for one that the vocabulary does not have. */
export type CpvName = (code: string) => string | null

export interface LeadMessage {
  subject: string
  text: string
}

const CAMPAIGN_LABELS: Record<CampaignField, string> = {
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
}

/** What tells whose request it is; `mail-copies.server.ts` finds it again by these words. */
export const CONTACT_LABELS = {
  reference: 'Užklausos numeris: ',
  phone: 'Telefonas: ',
  email: 'El. paštas: ',
} as const

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
    ...CAMPAIGN_FIELDS.map((field) => `${CAMPAIGN_LABELS[field]}: ${lead[field] || '–'}`),
    `Nukreipimo puslapis: ${lead.landing_page || '–'}`,
  ]
}

function requestLines(lead: LeadMessageInput, cpvName: CpvName): string[] {
  return [
    `${CONTACT_LABELS.reference}${lead.reference ?? '–'}`,
    `Įmonės pavadinimas: ${lead.company}`,
    `Įmonės kodas: ${lead.company_code}`,
    `Vardas: ${lead.name}`,
    `${CONTACT_LABELS.phone}${lead.phone}`,
    `${CONTACT_LABELS.email}${lead.email}`,
    `Veiklos sritis: ${lead.industry}`,
    `Dalyvavimo tipas: ${ACTIVITY_LABELS[lead.activity as Activity] ?? 'nepasirinkta'}`,
    `Iš kur sužinojo: ${lead.referral_source || 'nepasirinkta'}`,
    `Sutikimas gauti naujienas: ${lead.marketing_consent ? 'taip' : 'ne'}`,
    ...cpvLines(lead.cpv_codes, cpvName),
  ]
}

function cpvLines(codes: readonly string[], cpvName: CpvName): string[] {
  if (codes.length === 0) return []
  return ['', 'Pasirinkti BVPŽ kodai:', ...codes.map((code) => `${code} ${cpvName(code) ?? ''}`.trim())]
}
