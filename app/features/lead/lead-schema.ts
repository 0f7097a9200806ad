import * as v from 'valibot'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { readCpvCodes } from '#app/shared/cpv/cpv-codes-param.ts'
import { CAMPAIGN_FIELDS, type CampaignField } from './campaign/campaign.ts'

/** Longest accepted values, in characters; the visitor's fields are refused beyond them. */
export const FIELD_LIMITS = {
  company_code: 20,
  company: 200,
  name: 100,
  email: 254,
  phone: 40,
  industry: 300,
  referral_source: 100,
} as const

export type LimitedField = keyof typeof FIELD_LIMITS

const MIN_COMPANY_CODE_LENGTH = 5

/** Values that the visitor does not type are cut instead: they must never cost a lead. */
const CAMPAIGN_VALUE_LIMIT = 500
const LANDING_PAGE_LIMIT = 2_000

/** Raise it when the wording of a consent changes; it is stored with each lead. */
export const CONSENT_VERSION = '2026-11'

export const ACTIVITY_LABELS = {
  active: 'Aktyviai dalyvaujame',
  starting: 'Tik pradedame',
  specific: 'Domina konkretus pirkimas',
} as const

export const REFERRAL_SOURCES = [
  'Paieška internete',
  'Rekomendacija',
  'Socialiniai tinklai',
  'Reklama',
  'Esamas klientas',
  'Kita',
] as const

export type Activity = keyof typeof ACTIVITY_LABELS

const activities = Object.keys(ACTIVITY_LABELS) as [Activity, ...Activity[]]

/** The rules and their final wording, the same in the browser and on the server. */
export const leadSchema = v.object({
  activity: v.picklist(activities, 'Pasirinkite, kaip dalyvaujate viešuosiuose pirkimuose'),
  company_code: line('company_code', 'Įmonės kodas turi būti bent 5 simbolių', MIN_COMPANY_CODE_LENGTH),
  company: line('company', 'Įrašykite įmonės pavadinimą'),
  name: line('name', 'Įrašykite savo vardą'),
  email: v.pipe(
    v.string(),
    v.includes('@', 'El. pašto adresas turi turėti @ simbolį'),
    v.regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'),
    longest('email'),
  ),
  phone: v.pipe(
    line('phone', 'Įrašykite telefono numerį'),
    v.regex(/(?:\d\D*){6,}/, 'Patikrinkite telefono numerį, pvz., +370 600 00000'),
  ),
  industry: line('industry', 'Įrašykite veiklos sritį'),
  referral_source: line('referral_source', 'Pasirinkite, iš kur apie mus sužinojote'),
  privacy_consent: v.literal(
    true,
    'Pažymėkite, kad susipažinote su privatumo politika ir sutinkate su naudojimo sąlygomis',
  ),
  marketing_consent: v.boolean(),
  cpv_codes: v.array(v.custom<CpvCode>((code) => typeof code === 'string')),
  campaign: v.object(v.entriesFromList(CAMPAIGN_FIELDS, v.string())),
  landing_page: v.string(),
})

/** What a visitor asks for, checked. */
export type Lead = v.InferOutput<typeof leadSchema>
export type LeadField = LimitedField | 'activity' | 'privacy_consent' | 'marketing_consent'
export type LeadErrors = Partial<Record<LeadField, string>>

/** What stands in the fields, for showing the form again. */
export interface LeadFormValues {
  activity: string
  company_code: string
  company: string
  name: string
  email: string
  phone: string
  industry: string
  referral_source: string
  privacy_consent: boolean
  marketing_consent: boolean
  cpv_codes: CpvCode[]
  campaign: Record<CampaignField, string>
  landing_page: string
}

export type LeadFormResult =
  | { ok: true; lead: Lead }
  | { ok: false; errors: LeadErrors; values: LeadFormValues }

/** Reads the fields by name and ignores all others; files count as empty. */
export function readLeadForm(form: FormData | URLSearchParams): LeadFormValues {
  const text = (name: string) => cleanLine(stringOf(form.get(name)))
  return {
    activity: text('activity'),
    company_code: text('company_code'),
    company: text('company'),
    name: text('name'),
    // Letters that nobody sees come along when an address is copied, and no mail server takes them.
    email: text('email').replace(/\p{Cf}/gu, ''),
    phone: text('phone'),
    industry: text('industry'),
    referral_source: text('referral_source'),
    privacy_consent: isTicked(form.get('privacy_consent')),
    marketing_consent: isTicked(form.get('marketing_consent')),
    cpv_codes: readCpvCodes(form.getAll('cpv_codes').map(stringOf)),
    campaign: Object.fromEntries(
      CAMPAIGN_FIELDS.map((field) => [field, text(field).slice(0, CAMPAIGN_VALUE_LIMIT)]),
    ) as Record<CampaignField, string>,
    landing_page: text('landing_page').slice(0, LANDING_PAGE_LIMIT),
  }
}

/** Checks the form; at most one message a field, the first that applies. */
export function parseLeadForm(form: FormData | URLSearchParams): LeadFormResult {
  const values = readLeadForm(form)
  const result = v.safeParse(leadSchema, values)
  if (result.success) return { ok: true, lead: result.output }
  const { nested = {} } = v.flatten<typeof leadSchema>(result.issues)
  const errors = Object.fromEntries(Object.entries(nested).map(([field, messages]) => [field, messages?.[0]]))
  return { ok: false, errors, values }
}

function line(field: LimitedField, emptyMessage: string, shortest = 1) {
  return v.pipe(v.string(), v.minLength(shortest, emptyMessage), longest(field))
}

function longest(field: LimitedField) {
  const limit = FIELD_LIMITS[field]
  return v.maxLength<string, number, string>(
    limit,
    `Tekstas per ilgas: telpa ne daugiau kaip ${limit}\u00a0simbolių`,
  )
}

/** Line breaks and other control characters could forge a mail header and have no place in a line. */
function cleanLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
}

function stringOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

function isTicked(value: FormDataEntryValue | null): boolean {
  return value !== null && value !== '' && value !== 'false'
}
