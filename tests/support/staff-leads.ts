import type { NewLead } from '#app/features/lead/lead-store.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'

const HOUR_MS = 3_600_000
const FIRMS = ['Ąžuolo stogai', 'Švara ir tvarka', 'Žaliasis kiemas', 'Elektros darbai', 'Baltijos statyba']
const TRADES = ['Stogų dengimas', 'Patalpų valymas', 'Aplinkos tvarkymas', 'Elektros instaliacija', 'Statyba']
const CODES = ['45261210', '90910000', '77310000', '45310000', '45000000']
const SOURCES: readonly Partial<NewLead>[] = [
  { landing_page: 'https://www.pavyzdys.test/?gclid=a1', utm_campaign: 'ruduo', utm_term: 'stogų konkursai' },
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'paieska', utm_term: 'viešieji pirkimai valymas' },
  { utm_source: 'facebook', utm_medium: 'social', utm_campaign: 'pavasaris' },
  {},
]
const REASONS = ['price', 'has_one', 'other_field', 'unreachable', 'other'] as const

const UNSENT = {
  mail_state: 'pending',
  mail_attempts: 3,
  mail_sent_at: null,
  mail_last_error: '535 the mail server does not accept the user and password of SMTP_URL',
} satisfies Partial<NewLead>
const HELD_SAMPLE = {
  wants: ['offer', 'sample'],
  sample_state: 'waiting',
  sample_reason: 'the form was sent without scripts',
} satisfies Partial<NewLead>
const QUARANTINED = {
  mail_state: 'quarantined',
  mail_sent_at: null,
  quarantine_reason: 'many links; link markup',
} satisfies Partial<NewLead>
const ONLY_SAMPLE = {
  kind: 'sample',
  company: '',
  company_code: '',
  name: '',
  phone: '',
  phone_e164: null,
  activity: '',
  tender_reference: '',
  contact_by: '',
  wants: ['sample'],
  sample_state: 'sent',
} satisfies Partial<NewLead>

/** What some visitors type to break a page. */
export const NASTY = {
  long: 'A'.repeat(500),
  markup: '<script>alert(1)</script><b>UAB</b>',
  bidi: '\u202EUAB „Atvirkščiai“ \u2067שלום',
}

interface Times {
  now: number
  created_at: Date
  later: (hours: number) => Date
}

/** The first hundred are of today and yesterday. */
function timesOf(n: number): Times {
  const now = Date.now()
  const hoursAgo = n < 100 ? n / 3 : 24 + (n - 100) * 5
  const created_at = new Date(now - hoursAgo * HOUR_MS - 120_000)
  const later = (hours: number) => new Date(created_at.getTime() + Math.min(hours, hoursAgo) * HOUR_MS)
  return { now, created_at, later }
}

function newLead(n: number, { created_at, later }: Times): NewLead {
  const firm = n % FIRMS.length
  const phone = `+3706${1_000_000 + ((n * 7_919) % 8_999_999)}`
  const letters = [n % 24, Math.floor(n / 24)].map((i) => 'ABCDEFGHJKLMNPQRSTUVWXYZ'[i]).join('')
  return {
    company_code: String(300_000_000 + (n % 90)),
    company: `UAB „${FIRMS[firm]} ${n % 90}“`,
    name: ['Ona', 'Jonas', 'Živilė', 'Ąžuolas'][n % 4] ?? '',
    phone: n % 5 === 0 ? `8 6${phone.slice(5, 7)} ${phone.slice(7)}` : phone,
    phone_e164: phone,
    email: `vardas${n}@imone${n % 90}.lt`,
    industry: TRADES[firm] ?? '',
    cpv_codes: [CODES[firm] ?? ''],
    activity: n > 11 && n % 7 === 0 ? 'specific' : 'active',
    tender_reference: n > 11 && n % 7 === 0 ? String(684_000 + n) : '',
    contact_by: n > 11 && n % 6 === 0 ? 'phone' : 'email',
    referral_source: 'Paieška internete',
    wants: n % 3 === 0 ? ['offer', 'sample'] : ['offer'],
    sample_state: n % 3 === 0 ? 'sent' : null,
    sample_at: n % 3 === 0 ? later(0.1) : null,
    privacy_consent: true,
    reference: `7K3M-9Q${letters}`,
    created_at,
    mail_state: 'sent',
    mail_sent_at: later(0.02),
    ...SOURCES[n % SOURCES.length],
  }
}

/** The n-th of leads in all states. */
function leadOf(n: number, by: string): NewLead {
  const times = timesOf(n)
  const { now, later } = times
  const lead = newLead(n, times)
  const who = { status_by: n % 2 === 0 ? by : 'Jonas', status_at: later(2), status_version: 1 }
  const answered = { ...lead, ...who, answered_at: later(3) }
  if (n < 12) return { ...lead, company: `SEO LINKS ${n}`, industry: 'cheap links' }
  if (n < 15) return { ...lead, company: Object.values(NASTY)[n - 12] ?? '', contact_by: 'phone' }
  if (n < 18) return { ...lead, ...UNSENT, mail_due_at: new Date(now + HOUR_MS) }
  if (n < 23) return { ...lead, ...HELD_SAMPLE }
  if (n < 60) return lead
  if (n < 66)
    return { ...lead, ...who, status: 'no_answer', again_at: new Date(now + (n - 63) * HOUR_MS - 600_000) }
  if (n < 72) return { ...lead, ...who, status: 'taken' }
  if (n < 84) return { ...lead, ...QUARANTINED, reported_at: later(0.1) }
  if (n < 92) return { ...lead, ...ONLY_SAMPLE, sample_at: later(0.1) }
  if (n % 5 === 0) return { ...answered, status: 'won', amount: 1_200 + n }
  if (n % 5 === 1) return { ...answered, status: 'lost' }
  if (n % 5 === 2) return { ...answered, status: 'offered' }
  return n % 5 === 3 ? { ...answered, status: 'reached' } : { ...lead, ...who, status: 'spam' }
}

/** Leads in all states with their history, as after a busy month; `by` is one of two people. */
export async function storeStaffLeads(db: Database, by: string, count = 300): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => leadOf(n, by))
  const stored = await db.insert(leads).values(rows).returning()
  const events = stored.flatMap(({ id, status, status_by, status_at, again_at, amount }, n) =>
    status === 'new' || status_at === null
      ? []
      : [
          {
            lead_id: id,
            kind: status,
            by: status_by ?? '',
            at: status_at,
            again_at,
            amount,
            reason: status === 'lost' ? REASONS[n % REASONS.length] : null,
          },
        ],
  )
  if (events.length > 0) await db.insert(leadEvents).values(events)
}
