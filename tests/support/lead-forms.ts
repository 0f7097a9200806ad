import { type Lead, parseLeadForm } from '#app/features/lead/lead-schema.ts'

type Changes = Record<string, string | undefined>

/** A form as a visitor fills it; fields given replace those of the example or, when undefined, remove them. */
export function validLeadForm(changes: Changes = {}): URLSearchParams {
  const fields: Changes = {
    activity: 'active',
    company_code: '110053842',
    company: 'UAB „Ąžuolo stogai“',
    name: 'Žydrė Šimkutė',
    email: 'zydre@azuolo-stogai.lt',
    phone: '8 612 34567',
    industry: 'stogų dengimas',
    referral_source: 'Rekomendacija',
    privacy_consent: 'true',
    ...changes,
  }
  return new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  )
}

/** The same form as the server has it after its checks. */
export function validLead(changes: Changes = {}): Lead {
  const result = parseLeadForm(validLeadForm(changes))
  if (!result.ok) throw new Error(`The form is not valid: ${JSON.stringify(result.errors)}`)
  return result.lead
}
