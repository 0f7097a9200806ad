import type { LeadField } from '#app/features/lead/lead-fields.ts'
import {
  type Lead,
  type LeadFormResult,
  parseLeadForm,
  parseSampleForm,
} from '#app/features/lead/lead-schema.ts'
import { cpv } from './cpv-catalogue.ts'

type Changes = Record<string, string | undefined>

type Unfilled = 'cpv_codes' | 'marketing_consent' | 'tender_reference'

/** Checks a form that requires all that an operator may make optional. */
export function parseFullForm(form: FormData | URLSearchParams): LeadFormResult {
  return parseLeadForm(form, { isPhoneRequired: true, isReferralSourceRequired: true })
}

/** A visitor who chooses no codes and wants no news. */
export const FILLED_FIELDS: Record<Exclude<LeadField, Unfilled>, string> = {
  wants: 'offer',
  activity: 'active',
  company_code: '110053842',
  company: 'UAB „Ąžuolo stogai“',
  name: 'Žydrė Šimkutė',
  email: 'zydre@azuolo-stogai.lt',
  phone: '8 612 34567',
  contact_by: 'phone',
  industry: 'stogų dengimas',
  referral_source: 'Rekomendacija',
  privacy_consent: 'true',
}

/** Changes replace fields or, when undefined, remove them. */
export function validLeadForm(changes: Changes = {}): URLSearchParams {
  return new URLSearchParams(
    Object.entries({ ...FILLED_FIELDS, ...changes }).filter(
      (field): field is [string, string] => field[1] !== undefined,
    ),
  )
}

/** The same form after the server's checks. */
export function validLead(changes: Changes = {}): Lead {
  const result = parseFullForm(validLeadForm(changes))
  if (!result.ok) throw new Error(`The form is not valid: ${JSON.stringify(result.errors)}`)
  return result.lead
}

/** The one field under a letter of these codes and words. */
export function sampleLead(
  email = 'ona@imone.lt',
  cpv_codes = [cpv('90911200')],
  industry = 'valymas',
): Lead {
  const result = parseSampleForm(new URLSearchParams({ email }), { cpv_codes, industry })
  if (!result.ok) throw new Error(`The address is not valid: ${email}`)
  return result.lead
}
