import type { NewLead } from '#app/features/lead/lead-store.server.ts'

/** A row of the table `leads`, for tests that begin with a stored lead. */
export function leadRow(changes: Partial<NewLead> = {}): NewLead {
  return {
    company_code: '110053842',
    company: 'UAB „Ąžuolas“',
    name: 'Jonas',
    phone: '8 612 34567',
    email: 'jonas@example.lt',
    industry: 'stogai',
    activity: 'active',
    referral_source: 'Kita',
    privacy_consent: true,
    ...changes,
  }
}
