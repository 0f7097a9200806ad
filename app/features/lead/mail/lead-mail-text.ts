import { counted } from '#app/domain/text/plural.ts'
import { asciiAddress } from '#app/infra/mail/ascii-address.server.ts'
import type { MailMessage } from '#app/infra/mail/mailer.server.ts'
import { isSpecific } from '../is-hot.ts'
import { hasPhone } from '../submission/lead-phone.server.ts'
import { reasonForStaff } from '../submission/spam/spam-signals.ts'
import { TRACKING_FIELD_NAMES, type TrackingField } from '../tracking-fields.ts'
import {
  companyOf,
  factLine,
  type LeadFact,
  type LeadMailInput,
  leadLines,
  REQUEST_FORMS,
  type StaffMailContext,
  whomAndWhat,
} from './lead-lines.ts'

type LeadMailText = Pick<MailMessage, 'subject' | 'text' | 'forFormService'>

const TRACKING_LABELS: Readonly<Record<TrackingField, string>> = {
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
  landing_page: 'Formos puslapis',
}

const SUBJECT = 'Nauja pasiūlymo užklausa'
const SPAM_MARK = 'Galimas šlamštas: '

const CANNOT_REPLY = [
  'Į šį laišką neatsakykite: siuntėjo el. pašto adrese yra ženklų, kurių ne kiekvienas pašto serveris priima, todėl atsakymas jo nepasiektų.',
  'Nukopijuokite adresą iš eilutės „El. paštas“ ir parašykite naują laišką arba paskambinkite.',
]

export function leadMailText(lead: LeadMailInput, context: StaffMailContext): LeadMailText {
  const head = [...(canReply(lead) ? [] : [...CANNOT_REPLY, '']), ...leadLines(lead, context)]
  const beginnings = { mail: [whomAndWhat(lead), ''], formService: [`${SUBJECT} iš svetainės`, ''] }
  return composeMail(head, lead, '', isOnlySample(lead) ? undefined : beginnings)
}

export interface QuarantinedLead extends LeadMailInput {
  quarantine_reason: string | null
}

export function quarantinedMailText(lead: QuarantinedLead, context: StaffMailContext): LeadMailText {
  const head = [
    'Ši užklausa gali būti šlamštas.',
    `Kodėl taip atrodo: ${reasonOf(lead)}.`,
    ...(canReply(lead)
      ? ['Jei ji tikra, atsakykite kaip įprasta – atsakymas pasieks jos siuntėją.']
      : CANNOT_REPLY),
    '',
    ...leadLines(lead, context),
  ]
  return composeMail(head, lead, SPAM_MARK)
}

/** Whoever asked for a sample alone is written to, not called. */
function isOnlySample({ kind }: LeadMailInput): boolean {
  return kind === 'sample'
}

function canReply({ email }: LeadMailInput): boolean {
  return asciiAddress(email) !== null
}

/** What staff do first: a call is due when it was asked for, and when a purchase with its deadline waits. */
export function whatToDo(lead: LeadMailInput): string {
  const { wants, contact_by, phone } = lead
  const wantsCall = contact_by === 'phone' || (isSpecific(lead) && contact_by !== 'email')
  if (wantsCall && hasPhone(phone)) return 'Skambinti'
  if (wants.includes('offer') || wants.length === 0) return 'Pasiūlymas'
  return wants.includes('consultation') ? 'Konsultacija' : 'Pavyzdys'
}

function titleOf(lead: LeadMailInput): string {
  const specific = isSpecific(lead) ? ' – konkretus pirkimas' : ''
  return `${whatToDo(lead)}: ${companyOf(lead)}${specific} (${lead.reference})`
}

/** Mail programs group mails by subject: the company keeps requests apart. */
function composeMail(
  head: readonly string[],
  lead: LeadMailInput,
  mark: string,
  { mail, formService }: Record<'mail' | 'formService', readonly string[]> = { mail: [], formService: [] },
): LeadMailText {
  const compose = (beginning: readonly string[], names?: readonly TrackingField[]) =>
    `${[...beginning, ...head, ...campaignLines(lead, names)].join('\n')}\n`
  return {
    subject: mark + titleOf(lead),
    text: compose(mail),
    forFormService: {
      subject: mark + (isOnlySample(lead) ? titleOf(lead) : SUBJECT),
      text: compose(formService, TRACKING_FIELD_NAMES),
    },
  }
}

export function refusedMailText(reference: string, staffUrl: string | undefined): LeadMailText {
  const lines = [
    `Svetainėje gauta užklausa ${reference}, tačiau el. pašto serveris atmetė laišką su jos tekstu.`,
    staffUrl === undefined
      ? `Pasirūpinkite, kad ji būtų perskaityta: administratorius ją parodys komanda „npm run leads -- show ${reference}“.`
      : `Perskaitykite ją čia: ${staffUrl}/uzklausa/${reference}`,
  ]
  return { subject: `${SUBJECT}: laiškas su tekstu atmestas`, text: `${lines.join('\n')}\n` }
}

export function digestText(
  leads: readonly QuarantinedLead[],
  given: StaffMailContext,
  isQuarantined: boolean,
): LeadMailText {
  const total = counted(leads.length, REQUEST_FORMS)
  // Letters of hundreds of leads would take seconds.
  const context = { ...given, forecast: undefined }
  const head = isQuarantined
    ? [
        `Sulaikyta užklausų: ${leads.length}. Atskirais laiškais jų nesiuntėme, nes vienu metu atėjo labai daug.`,
        'Peržiūrėkite visas: tarp šlamšto gali būti ir tikrų. Į tikras atsakykite jose nurodytu el. paštu ar telefonu.',
      ]
    : [
        `Šiame laiške – ${total} iš svetainės. Siunčiame jas kartu, nes per trumpą laiką jų atėjo neįprastai daug.`,
        'Į šį laišką neatsakykite: atsakymas siuntėjų nepasiektų. Kiekvienam skambinkite arba rašykite atskirai – telefonas ir el. paštas nurodyti jo užklausoje.',
      ]
  const entries = leads.flatMap((lead, i) => [
    '',
    `——— ${i + 1} iš ${leads.length} ———`,
    isQuarantined ? `Kodėl sulaikyta: ${reasonOf(lead)}` : titleOf(lead),
    ...leadLines(lead, context),
    ...campaignLines(lead),
  ])
  const [company] = leads.map(companyOf)
  return {
    subject: isQuarantined ? SPAM_MARK + total : `${total}: ${company} ir kt.`,
    text: `${[...head, ...entries].join('\n')}\n`,
  }
}

function reasonOf({ quarantine_reason }: QuarantinedLead): string {
  return quarantine_reason === null ? 'nežinoma' : reasonForStaff(quarantine_reason)
}

function campaignLines(lead: LeadMailInput, names?: readonly TrackingField[]): string[] {
  return campaignFacts(lead, names).map(factLine)
}

export function campaignFacts(
  lead: LeadMailInput,
  names: readonly TrackingField[] = TRACKING_FIELD_NAMES.filter((name) => lead[name] !== ''),
): LeadFact[] {
  if (names.length === 0) return []
  const heading = { label: 'Kampanijos duomenys', text: '' }
  const facts = names.map((name) => ({ label: TRACKING_LABELS[name], text: lead[name] || '–' }))
  const hasCampaign = names.some((name) => name !== 'landing_page')
  return [{ text: '' }, ...(hasCampaign ? [heading] : []), ...facts]
}
