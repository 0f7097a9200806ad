import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { CAMPAIGN_FIELDS } from '../campaign/campaign.ts'
import { CONSENT_VERSION } from '../lead-schema.ts'
import { listLeads } from '../lead-store.server.ts'
import { submitLead } from './submit-lead.server.ts'

const { deps, smtp } = await startLeadPipeline()
const NOW = new Date('2026-11-20T10:59:59.999Z')
const MINUTE_MS = 60_000

test('a lead is stored with all that was given, and mailed', async () => {
  const campaign = Object.fromEntries(CAMPAIGN_FIELDS.map((field) => [field, `${field} šaltinis`]))
  const landing_page = 'https://example.lt/?utm_source=x'
  const lead = validLead({ ...campaign, landing_page, marketing_consent: 'true', cpv_codes: '45000000-7' })

  const result = await submitLead(deps, lead)

  const [stored, ...others] = await listLeads(deps.db, 10)
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    ...campaign,
    landing_page,
    activity: 'active',
    company_code: '110053842',
    company: 'UAB „Ąžuolo stogai“',
    name: 'Žydrė Šimkutė',
    email: 'zydre@azuolo-stogai.lt',
    phone: '8 612 34567',
    phone_e164: '+37061234567',
    industry: 'stogų dengimas',
    referral_source: 'Rekomendacija',
    privacy_consent: true,
    marketing_consent: true,
    cpv_codes: ['45000000-7'],
    consent_version: CONSENT_VERSION,
  })
  expect(result).toEqual({ ok: true, reference: stored?.reference })
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 30_000)
  expect(smtp.mails[0]?.text).toContain(`Užklausos numeris: ${stored?.reference}`)
})

describe('the same submission twenty times at once', () => {
  test.each([
    ['in one moment', [NOW]],
    ['while the time window turns', [NOW, new Date(NOW.getTime() + 1)]],
  ])('%s is one lead, one mail and one answer', async (how, times) => {
    const lead = validLead({ company: how })

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => submitLead(deps, lead, times[i % times.length])),
    )

    const stored = await listLeads(deps.db, 100)
    expect(stored).toHaveLength(1)
    expect(answers).toEqual(answers.map(() => ({ ok: true, reference: stored[0]?.reference })))
    expect(await countJobs(stored[0]?.reference)).toBe(1)
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 30_000)
  })
})

describe('the same text again', () => {
  test.each([1, 30, 60])('after %i minutes is the same lead', async (minutes) => {
    const first = await submitLead(deps, validLead(), NOW)

    expect(await submitLead(deps, validLead(), minutesLater(minutes))).toEqual(first)
    expect(await listLeads(deps.db, 10)).toHaveLength(1)
  })

  test('after a day is a new lead', async () => {
    const first = await submitLead(deps, validLead(), NOW)

    expect(await submitLead(deps, validLead(), minutesLater(24 * 60))).not.toEqual(first)
    expect(await listLeads(deps.db, 10)).toHaveLength(2)
  })

  test('is the same lead by whatever way the visitor came to the form', async () => {
    const first = await submitLead(deps, validLead({ utm_source: 'google' }), NOW)
    const second = validLead({ utm_source: 'bing', landing_page: 'https://example.lt/#trial' })

    expect(await submitLead(deps, second, minutesLater(1))).toEqual(first)
    expect(await listLeads(deps.db, 10)).toMatchObject([{ utm_source: 'google' }])
  })
})

test.each<Record<string, string>>([
  { phone: '8 612 34568' },
  { name: 'Ona Šimkutė', email: 'ona@azuolo-stogai.lt' },
  { cpv_codes: '45000000-7' },
  { marketing_consent: 'true' },
])('a text that differs in %j is another lead', async (change) => {
  const first = await submitLead(deps, validLead(), NOW)

  expect(await submitLead(deps, validLead(change), NOW)).not.toEqual(first)
  expect(await listLeads(deps.db, 10)).toHaveLength(2)
})

test('a reference that is taken already is not given twice', async () => {
  await submitLead(deps, validLead(), NOW)
  await deps.db.execute(sql`update leads set idempotency_key = 'of another lead'`)

  await submitLead(deps, validLead(), NOW)

  const references = (await listLeads(deps.db, 10)).map(({ reference }) => reference)
  expect(new Set(references).size).toBe(2)
})

async function countJobs(reference: string | null | undefined): Promise<number> {
  const { rows } = await deps.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where data->>'reference' = ${reference}`,
  )
  return rows[0]?.count ?? 0
}

function minutesLater(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * MINUTE_MS)
}
