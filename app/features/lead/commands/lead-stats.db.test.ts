import { beforeEach, describe, expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { operatorOf } from '#tests/support/operator.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { NewLead } from '../lead-store.server.ts'
import type { StatsGrouping } from '../stats/lead-stats-store.server.ts'
import { runLeadCommand } from './lead-commands.server.ts'

const database = await openTestDatabase()
const { db } = database
const { admin, printed, said, text } = operatorOf(database)

beforeEach(() => db.delete(leads))

async function store(...changes: Partial<NewLead>[]): Promise<void> {
  await db.insert(leads).values(changes.map(leadRow))
}

async function groupsBy(by: StatsGrouping) {
  await runLeadCommand(admin, { name: 'stats', by, isJson: true })
  return JSON.parse(text())
}

describe('stats', () => {
  test('by source: most leads first, quarantined ones also counted separately', async () => {
    await store(
      { utm_source: 'facebook' },
      { utm_source: 'google' },
      { utm_source: 'google', mail_state: 'quarantined' },
      { utm_source: 'google', mail_state: 'sent' },
      {},
      {},
    )
    expect(await groupsBy('utm_source')).toEqual([
      { value: 'google', leads: 3, samples: 0, quarantined: 1 },
      { value: '', leads: 2, samples: 0, quarantined: 0 },
      { value: 'facebook', leads: 1, samples: 0, quarantined: 0 },
    ])
  })

  test('by campaign, word and month, of the time that was asked for', async () => {
    const click = { landing_page: 'https://example.lt/?gclid=a', utm_campaign: 'ruduo', utm_term: 'stogai' }
    await store(
      { ...click, created_at: new Date('2026-10-31T21:59:59Z') },
      { ...click, created_at: new Date('2026-10-31T22:00:00Z') },
      { ...click, created_at: new Date('2026-12-01T00:00:00Z') },
    )
    const period = { since: new Date('2026-10-01'), until: new Date('2026-11-30') }
    const found = async (by: StatsGrouping) => {
      printed.length = 0
      await runLeadCommand(admin, { name: 'stats', by, ...period, isJson: true })
      return JSON.parse(text()).map(({ value, leads }: { value: string; leads: number }) => [value, leads])
    }
    expect(await found('utm_source')).toEqual([['Google Ads', 2]])
    expect(await found('campaign')).toEqual([['ruduo', 2]])
    expect(await found('term')).toEqual([['stogai', 2]])
    expect(await found('month')).toEqual([
      ['2026-11', 1],
      ['2026-10', 1],
    ])
  })

  test('in a table: a dash for nothing, and no control characters of visitors', async () => {
    await store({ utm_source: 'goo\u001b[31mgle' }, {}, { mail_state: 'quarantined' })
    await runLeadCommand(admin, { name: 'stats', by: 'utm_source', isJson: false })
    expect(text()).toBe(
      [
        'SOURCE       LEADS  SAMPLES ONLY  QUARANTINED',
        '–            2      0             1',
        'goo [31mgle  1      0             0',
        '',
      ].join('\n'),
    )
  })

  test('without leads is an empty list', async () => {
    expect(await groupsBy('month')).toEqual([])
  })

  test('is truncated when there are too many or too long values, and says so', async () => {
    const sources = Array.from({ length: 1_001 }, (_, i) => ({ utm_source: `${i}${'x'.repeat(490)}` }))
    await store(...sources)
    const groups = await groupsBy('utm_source')
    expect(groups).toHaveLength(1_000)
    expect(groups[0].value).toHaveLength(200)
    expect(said).toEqual(['The first 1000; there are more.'])
  })
})
