import { CAMPAIGN } from '../../e2e/support/lead-journey.ts'

export const SEARCH = `?${new URLSearchParams(CAMPAIGN)}`
const LEAD = {
  activity: 'starting',
  company_code: '110053842',
  company: 'UAB „Beržo langai“',
  name: 'Rūta Žukaitė',
  phone: '8 612 34567',
  industry: 'langų montavimas',
  referral_source: 'Reklama',
}
/** Requests that several sentences speak of. */
export const WITH_CAMPAIGN = { typed: { ...LEAD, marketing_consent: 'true' }, search: SEARCH }
export const WITHOUT_CAMPAIGN = {
  typed: { ...LEAD, activity: 'active', company: 'MB „Ne iš reklamos“' },
  search: '',
}

/** What is stored of the first. */
export const RECORD = {
  ...LEAD,
  ...CAMPAIGN,
  landing_page: `/${SEARCH}`,
  privacy_consent: true,
  marketing_consent: true,
}
