import { describe, expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import { CONSENT_VERSION } from '../lead-consents.ts'
import { storeLead } from './store-lead.server.ts'
import { receiveLead } from './submission-key.server.ts'

const { deps, smtp } = await startLeadPipeline()
const NOW = new Date('2026-11-20T10:59:59.999Z')
const MINUTE_MS = 60_000

test('a lead is stored with the wording that was agreed to and the number to dial, and mailed', async () => {
  const { reference } = (await storeLead(deps, receiveLead(validLead(), new Date()))) ?? {}

  expect(await newestLeads(deps.db)).toMatchObject([
    { reference, phone: '8 612 34567', phone_e164: '+37061234567', consent_version: CONSENT_VERSION },
  ])
  await expect.poll(() => smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.text).toContain(`Užklausos numeris: ${reference}`)
})

describe('the same submission twenty times at once', () => {
  test.each([
    ['in one moment', [NOW]],
    ['across the edge of the time window', [NOW, new Date(NOW.getTime() + 1)]],
  ])('%s is one lead, one mail and one response', async (how, times) => {
    const lead = validLead({ company: how })

    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        storeLead(deps, receiveLead(lead, times[i % times.length] ?? NOW)),
      ),
    )

    const stored = await newestLeads(deps.db)
    expect(stored).toHaveLength(1)
    expect(results.map((result) => result?.reference)).toEqual(results.map(() => stored[0]?.reference))
    await expect.poll(() => newestLeads(deps.db)).toMatchObject([{ mail_state: 'sent', mail_attempts: 1 }])
    expect(smtp.mails).toHaveLength(1)
  })
})

describe('the same text again', () => {
  test.each([1, 30, 60])('after %i minutes is the same lead', async (minutes) => {
    const first = await storeLead(deps, receiveLead(validLead(), NOW))

    expect(await storeLead(deps, receiveLead(validLead(), minutesLater(minutes)))).toEqual(first)
    expect(await newestLeads(deps.db)).toHaveLength(1)
  })

  test('after a day is a new lead', async () => {
    const first = await storeLead(deps, receiveLead(validLead(), NOW))

    expect(await storeLead(deps, receiveLead(validLead(), minutesLater(24 * 60)))).not.toEqual(first)
    expect(await newestLeads(deps.db)).toHaveLength(2)
  })

  test('is the same lead however the visitor came to the form', async () => {
    const first = await storeLead(deps, receiveLead(validLead({ utm_source: 'google' }), NOW))
    const second = validLead({ utm_source: 'bing', landing_page: 'https://example.lt/#trial' })

    expect(await storeLead(deps, receiveLead(second, minutesLater(1)))).toEqual(first)
    expect(await newestLeads(deps.db)).toMatchObject([{ utm_source: 'google' }])
  })
})

test.each<Record<string, string>>([
  { phone: '8 612 34568' },
  { name: 'Ona Šimkutė', email: 'ona@azuolo-stogai.lt' },
  { cpv_codes: '45000000-7' },
  { marketing_consent: 'true' },
])('a text that differs in %j is another lead', async (change) => {
  const first = await storeLead(deps, receiveLead(validLead(), NOW))

  expect(await storeLead(deps, receiveLead(validLead(change), NOW))).not.toEqual(first)
  expect(await newestLeads(deps.db)).toHaveLength(2)
})

function minutesLater(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * MINUTE_MS)
}
