import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import * as urls from '#app/ui/urls.ts'
import { likelyDomain } from '../contact/email-domain.ts'
import { formatPhone, hasPhone } from '../contact/lead-phone.server.ts'
import { isSpecific } from '../is-hot.ts'
import { FIELD_ROWS, LEAD_FIELD_NAMES, type LeadField } from '../lead-fields.ts'
import type { Lead } from '../lead-schema.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { mayBeEmpty } from '../required-fields.ts'
import { letterWords, type SampleStatus, sampleNote } from '../sample-state.ts'

export type LeadMailInput = Pick<StoredLead, Exclude<keyof Lead, 'kind'> | 'reference'> &
  Partial<SampleStatus & Pick<StoredLead, 'kind'>>

/** Null for a code that the vocabulary does not have. */
export type FindCpvName = (code: string) => string | null

export interface StaffMailContext {
  findCpvName: FindCpvName
  siteUrl: string
  staffUrl?: string | undefined
  /** The mail is then the only place in which the request is. */
  isUnstored?: boolean
  /** What a letter of this address would have today; null where that is not known. */
  forecast?: ((letterUrl: URL) => string | null) | undefined
}

/** A line of the mail and of the staff page, which shows the words of a link instead of its address. */
export interface LeadFact {
  label?: string | null
  text: string
  href?: string
}

export function factLine({ label, text }: LeadFact): string {
  return label ? `${label}: ${text}`.trimEnd() : text
}

export const REQUEST_FORMS = ['užklausa', 'užklausos', 'užklausų'] as const

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
/** The facts are in the order in which staff need them. */
export const STAFF_FIELDS = [
  ...LEADING_FIELDS,
  ...LEAD_FIELD_NAMES.filter((name) => !LEADING_FIELDS.includes(name) && name !== 'cpv_codes'),
]

const REFERENCE_LABEL = 'Užklausos numeris'

/** `mail-copies.server.ts` finds leads by these labels. */
export const CONTACT_LABELS = {
  reference: `${REFERENCE_LABEL}: `,
  phone: `${fieldLabel('phone')}: `,
  email: `${fieldLabel('email')}: `,
}

/** Nobody who typed an address alone has asked to be called. */
const ONLY_SAMPLE = [
  'Prašoma tik laiško pavyzdžio: el. pašto adresas įrašytas po laišku svetainėje, daugiau apie siuntėją nežinome.',
  'Neskambinkite. Vieną kartą galite parašyti ir paklausti, ar reikia pasiūlymo.',
  '',
]

const UNSTORED = 'Ši užklausa neįrašyta į duomenų bazę, ji yra tik čia: išsaugokite šį laišką.'

const FROM_BUYERS = `Siunčia pirkėjams skirto puslapio (${urls.buyersInfo}) lankytojas: galbūt rašo perkančioji organizacija, ne tiekėjas.`

export function isFromBuyers({ landing_page }: Pick<LeadMailInput, 'landing_page'>): boolean {
  const page = URL.parse(landing_page)
  return page?.pathname === urls.buyersInfo || page?.searchParams.get(urls.FROM_PARAM) === 'pirkejai'
}

/** „Vardenė, +370 600 00000 · Valymas · konkretus pirkimas“. A name that looks like one of the labelled lines is none. */
export function whomAndWhat(lead: LeadMailInput): string {
  const { name, company, email, phone, industry } = lead
  const whom = [name || company || email, displayValue('phone', phone)].filter((text) => text !== '–')
  const parts = [whom.join(', '), industry, isSpecific(lead) ? 'konkretus pirkimas' : '']
  return withoutMarks(parts.filter(Boolean).join(' · ')).replaceAll(': ', ' ')
}

export function companyOf({ company, email }: LeadMailInput): string {
  return withoutMarks(company || email)
}

/** Direction marks would reverse what stands beside. */
function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '')
}

/** A line with the lead's own address in the staff page, which changes nothing. */
export function staffPage({ reference }: LeadMailInput, staffUrl: string | undefined): string[] {
  return staffUrl === undefined ? [] : [`Atverti užklausą: ${staffUrl}/uzklausa/${reference}`]
}

export function leadLines(lead: LeadMailInput, context: StaffMailContext): string[] {
  return leadFacts(lead, context).map(factLine)
}

/** Returns what staff should know, in this order. */
export function leadFacts(lead: LeadMailInput, context: StaffMailContext): LeadFact[] {
  const { findCpvName, siteUrl, staffUrl, isUnstored, forecast } = context
  const letterUrl = new URL(letterPath(lead), siteUrl)
  const letter = { label: 'Siuntėjas gautų tokį rytinį laišką', text: letterUrl.href, href: letterUrl.href }
  const isLetterMeant = !isFromBuyers(lead) || lead.cpv_codes.length > 0
  const isKnown = (name: LeadField) => lead.kind !== 'sample' || lead[name] !== ''
  const codes = codeTexts(lead, findCpvName)
  return [
    ...textFacts(isUnstored ? [UNSTORED, ''] : []),
    ...textFacts(lead.kind === 'sample' ? ONLY_SAMPLE : []),
    ...textFacts(isFromBuyers(lead) ? [FROM_BUYERS] : []),
    ...STAFF_FIELDS.filter(isKnown).flatMap((name) => fieldFacts(name, lead[name])),
    ...textFacts(sampleNote(lead, staffUrl)),
    { label: REFERENCE_LABEL, text: lead.reference },
    ...textFacts(staffPage(lead, staffUrl)),
    ...(isLetterMeant ? [letter, ...textFacts([forecast?.(letterUrl) ?? []].flat())] : []),
    ...(codes.length === 0
      ? []
      : [{ text: '' }, { label: fieldLabel('cpv_codes'), text: '' }, ...textFacts(codes)]),
  ]
}

function textFacts(texts: readonly string[]): LeadFact[] {
  return texts.map((text) => ({ text }))
}

function fieldFacts(name: LeadField, value: LeadMailInput[LeadField]): LeadFact[] {
  const label = fieldLabel(name)
  if (label === null || (value === '' && mayBeEmpty(name)) || (Array.isArray(value) && value.length === 0))
    return []
  return [{ label, text: valueText(name, value) }, ...textFacts(warnings(name, value))]
}

/** It is null for a consent that every lead has. */
export function fieldLabel(name: LeadField): string | null {
  const row = FIELD_ROWS[name]
  return row.control === 'consent' ? row.mailLabel : (row.mailLabel ?? row.label)
}

export function valueText(name: LeadField, value: LeadMailInput[LeadField]): string {
  if (typeof value === 'boolean') return value ? 'taip' : 'ne'
  if (typeof value === 'string') return displayValue(name, value)
  return value.map((each) => displayValue(name, each)).join(', ')
}

export function codeTexts({ cpv_codes }: Pick<StoredLead, 'cpv_codes'>, findCpvName: FindCpvName): string[] {
  return cpv_codes.map((code) => `${code} ${findCpvName(code) ?? ''}`.trim())
}

/** On lines of their own: `mail-copies.server.ts` compares what follows the label. */
function warnings(name: LeadField, value: LeadMailInput[LeadField]): string[] {
  if (typeof value !== 'string') return []
  if (name === 'phone' && value !== '' && !hasPhone(value))
    return ['Toks telefono numeris neegzistuoja: prieš skambindami jį pasitikslinkite el. paštu.']
  const domain = name === 'email' ? likelyDomain(value) : null
  return domain === null ? [] : [`Adresas gali būti su klaida: galbūt turėta omenyje ${domain}.`]
}

/** The letter that the visitor is likely to have seen: of codes and words or, without any, of the industry. */
function letterPath(lead: LeadMailInput): string {
  const codes = lead.cpv_codes.flatMap((code) => parseCpvCode(code) ?? [])
  const words = letterWords(lead)
  return codes.length + words.length > 0 ? urls.letterOf(codes, words) : urls.letterOfWords([lead.industry])
}

export function displayValue(name: LeadField, value: string): string {
  if (name === 'phone') return formatPhone(value) ?? (value || '–')
  const row = FIELD_ROWS[name]
  switch (row.control) {
    case 'radios':
    case 'checkboxes':
      return row.options.find((option) => option.value === value)?.label.toLocaleLowerCase('lt') ?? value
    case 'select':
      return row.options.find((option) => option.value === value)?.label ?? (value || 'nepasirinkta')
    default:
      return value || '–'
  }
}
