/** A form as a visitor fills it; fields given replace or, when undefined, remove those of the example. */
export function validLeadForm(changes: Record<string, string | undefined> = {}): URLSearchParams {
  const fields: Record<string, string | undefined> = {
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
