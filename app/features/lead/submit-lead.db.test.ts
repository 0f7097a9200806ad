import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { CAMPAIGN_FIELDS } from './campaign/campaign.ts'
import { CONSENT_VERSION } from './lead-schema.ts'
import { listLeads } from './lead-store.server.ts'
import { submitLead } from './submit-lead.server.ts'

const { deps, smtp } = await startLeadPipeline()
const NOW = new Date('2026-11-20T10:09:59.999Z')
const MINUTE_MS = 60_000

test('a lead is stored with all that was given, and mailed', async () => {
  const campaign = Object.fromEntries(CAMPAIGN_FIELDS.map((field) => [field, `${field} šaltinis`]))
  const landing_page = 'https://example.lt/?utm_source=x'
  const lead = validLead({ ...campaign, landing_page, marketing_consent: 'true', cpv_codes: '45000000-7' })

  const result = await submitLead(deps, lead, 'key')

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
    ['with a key of the browser', 'key', [NOW]],
    ['without one', null, [NOW]],
    ['without one, while its time window turns', null, [NOW, new Date(NOW.getTime() + 1)]],
  ])('%s is one lead, one mail and one answer', async (how, browserKey, times) => {
    const lead = validLead({ company: how })

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => submitLead(deps, lead, browserKey, times[i % times.length])),
    )

    const stored = await listLeads(deps.db, 100)
    expect(stored).toHaveLength(1)
    expect(answers).toEqual(answers.map(() => ({ ok: true, reference: stored[0]?.reference })))
    expect(await countJobs(stored[0]?.reference)).toBe(1)
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 30_000)
  })
})

describe('the same content again', () => {
  test('is the same lead as long as its key of the browser is the same', async () => {
    const first = await submitLead(deps, validLead(), 'key', NOW)

    expect(await submitLead(deps, validLead(), 'key', minutesLater(24 * 60))).toEqual(first)
    expect(await listLeads(deps.db, 10)).toHaveLength(1)
  })

  test('is the same lead within ten minutes, and a new one after twenty, when there is no key', async () => {
    const first = await submitLead(deps, validLead(), null, NOW)
    const soon = await submitLead(deps, validLead(), null, minutesLater(10))
    const later = await submitLead(deps, validLead(), null, minutesLater(21))

    expect(soon).toEqual(first)
    expect(later).not.toEqual(first)
    expect(await listLeads(deps.db, 10)).toHaveLength(2)
  })

  test('is another lead when another browser sends it: two visitors never become one', async () => {
    const first = await submitLead(deps, validLead(), 'one', NOW)
    const second = await submitLead(deps, validLead(), 'two', NOW)

    expect(second).not.toEqual(first)
    expect(await listLeads(deps.db, 10)).toHaveLength(2)
  })
})

test.each([['key'], [null]])('other content is another lead, with the key %s', async (browserKey) => {
  await submitLead(deps, validLead(), browserKey, NOW)
  await submitLead(deps, validLead({ phone: '8 612 34568' }), browserKey, NOW)

  expect((await listLeads(deps.db, 10)).map(({ phone }) => phone).toSorted()).toEqual([
    '8 612 34567',
    '8 612 34568',
  ])
})

test('a reference that is taken already is not given twice', async () => {
  await submitLead(deps, validLead(), 'key', NOW)
  await deps.db.execute(sql`update leads set idempotency_key = 'of another lead'`)

  await submitLead(deps, validLead(), 'key', NOW)

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
