import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { leadSource } from '../export/lead-columns.ts'
import { findLead, type NewLead, type StoredLead } from '../lead-store.server.ts'
import { eraseLeads } from '../retention/erase-leads.server.ts'
import { eraseLeadsBefore } from '../retention/erase-old-leads.server.ts'
import { type Mark, markLeads, readHistory, recordEvent } from './lead-marks.server.ts'

const database = await openTestDatabase()
const { db } = database
const NUMBER = 'MARK-AAAA'
const BY = 'Ona'
const NOVEMBER = new Date('2025-11-30T21:59:00Z')

beforeEach(async () => {
  await db.delete(leads)
  await db.execute(sql`delete from lead_sums`)
  await store({ reference: NUMBER })
})

describe('a mark', () => {
  test('stands in the history, and the newest that has a status decides', async () => {
    const againAt = new Date('2026-11-30T07:00:00Z')
    await mark({ kind: 'no_answer', againAt, note: 'neatsiliepė' })
    expect(await lead()).toMatchObject({ status: 'no_answer', status_by: BY, again_at: againAt })
    await mark({ kind: 'taken', by: 'Jonas' })
    expect(await lead()).toMatchObject({ status: 'taken', status_by: 'Jonas', again_at: againAt })
    await mark({ kind: 'won', amount: 1234.5 })
    await mark({ kind: 'note', note: 'sutartis pasirašyta' })
    await recordEvent(db, await lead(), 'mail_again', BY)

    const { status_version, answered_at, status_at, ...now } = await lead()
    expect(now).toMatchObject({ status: 'won', again_at: null, amount: 1234.5 })
    expect(status_version).toBe(3)
    const history = await readHistory(db, await lead())
    expect(history.map(({ kind, by }) => [kind, by])).toEqual([
      ['no_answer', BY],
      ['taken', 'Jonas'],
      ['won', BY],
      ['note', BY],
      ['mail_again', BY],
    ])
    expect(history[0]).toMatchObject({ note: 'neatsiliepė', again_at: againAt })
    expect(status_at?.getTime()).toBeGreaterThanOrEqual(answered_at?.getTime() ?? Number.NaN)
  })

  test('that answers is the first answer; one that reopens takes all back', async () => {
    await mark({ kind: 'no_answer' })
    await mark({ kind: 'lost', reason: 'unreachable' })
    expect(await lead()).toMatchObject({ status: 'lost', answered_at: null })
    await mark({ kind: 'reached' })
    const { answered_at } = await lead()
    expect(answered_at).not.toBeNull()
    await mark({ kind: 'offered' })
    expect((await lead()).answered_at).toEqual(answered_at)
    await mark({ kind: 'reopened' })
    expect(await lead()).toMatchObject({ status: 'new', again_at: null, answered_at: null, amount: null })
  })

  test.each<[string, Partial<Mark>]>([
    ['without anybody', { kind: 'taken', by: ' ' }],
    ['with a note of 1,001 characters', { kind: 'taken', note: 'x'.repeat(1_001) }],
    ['with an empty note', { kind: 'note' }],
    ['lost without a reason', { kind: 'lost' }],
    ['spam with a reason', { kind: 'spam', reason: 'price' }],
    ['lost with a promise', { kind: 'lost', reason: 'price', againAt: NOVEMBER }],
    ['taken with a sum', { kind: 'taken', amount: 1 }],
    ['won with a sum that is none', { kind: 'won', amount: Number.NaN }],
    ['won with less than nothing', { kind: 'won', amount: -1 }],
  ])('%s is refused in one sentence', async (_, changes) => {
    await expect(mark({ kind: 'taken', ...changes })).rejects.toThrow(/^[A-Z].*\.$/)
    expect(await db.$count(leadEvents)).toBe(0)
  })

  test('of several leads at once names those that nobody has', async () => {
    await store({ reference: 'MARK-BBBB' })
    const chosen = ['MARK-BBBB', NUMBER, 'NONE-AAAA'].map((reference) => ({ reference }))
    const { marked, unknown } = await markLeads(db, chosen, { kind: 'spam', by: BY })
    expect(marked.map(({ reference }) => reference).toSorted()).toEqual([NUMBER, 'MARK-BBBB'])
    expect(unknown).toEqual(['NONE-AAAA'])
  })
})

describe('two people at once', () => {
  test('the second sees who was first, and overwrites nothing', async () => {
    const seen = [{ reference: NUMBER, version: 0 }]
    const people = ['Ona', 'Jonas', 'Rūta', 'Petras']
    const results = await Promise.all(people.map((by) => markLeads(db, seen, { kind: 'taken', by })))
    const [first, ...others] = people.filter((_, i) => results[i]?.marked.length === 1)
    expect(others).toEqual([])
    expect(results.flatMap(({ changed }) => changed)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ status: 'taken', status_by: first })),
    )
    expect(await db.$count(leadEvents)).toBe(1)
  })

  test('their notes both stay', async () => {
    const seen = [{ reference: NUMBER, version: 0 }]
    const noteBy = (by: string) => markLeads(db, seen, { kind: 'note', by, note: `pastaba: ${by}` })
    await Promise.all(['Ona', 'Jonas'].map(noteBy))
    expect(await db.$count(leadEvents)).toBe(2)
  })

  test('the same leads in another order do not block each other', async () => {
    const references = Array.from({ length: 30 }, (_, i) => `MANY-${i}`)
    await store(...references.map((reference) => ({ reference })))
    const markAll = (all: string[], by: string) =>
      markLeads(
        db,
        all.map((reference) => ({ reference })),
        { kind: 'spam', by },
      )
    await Promise.all([markAll(references, 'Ona'), markAll(references.toReversed(), 'Jonas')])
    expect(await db.$count(leadEvents)).toBe(60)
  })
})

describe('an erased lead', () => {
  test('takes its history along and leaves sums of its month, without a person', async () => {
    const campaign = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'ruduo', utm_term: 'stogai' }
    await store({ ...campaign, reference: 'MARK-BBBB', created_at: NOVEMBER, company: 'UAB „Gone“' })
    await store({ ...campaign, reference: 'MARK-CCCC', created_at: NOVEMBER, utm_term: 'jonas@example.lt' })
    await store({ ...campaign, reference: 'MARK-DDDD', created_at: NOVEMBER, utm_campaign: '' })
    await mark({ kind: 'won', amount: 1200, note: 'Jonui' }, 'MARK-BBBB')
    await mark({ kind: 'reached' }, 'MARK-CCCC')
    const deps = { ...database, mailDirectory: 'no such folder' }
    for (const reference of ['MARK-BBBB', 'MARK-CCCC', 'MARK-DDDD']) await eraseLeads(deps, { reference })

    expect(await db.$count(leadEvents)).toBe(0)
    const month = { month: '2025-11-01', source: 'Google Ads' }
    expect(await sums()).toEqual([
      { ...month, campaign: '', term: 'stogai', received: 1, answered: 0, won: 0, amount: 0 },
      { ...month, campaign: 'ruduo', term: '', received: 1, answered: 1, won: 0, amount: 0 },
      { ...month, campaign: 'ruduo', term: 'stogai', received: 1, answered: 1, won: 1, amount: 1200 },
    ])
  })

  test('by its age leaves the same, but nothing when it was spam or quarantined', async () => {
    await db.update(leads).set({ created_at: NOVEMBER })
    await store({ reference: 'SPAM-AAAA', created_at: NOVEMBER })
    await store({ reference: 'HELD-AAAA', created_at: NOVEMBER, mail_state: 'quarantined' })
    await mark({ kind: 'spam' }, 'SPAM-AAAA')
    await mark({ kind: 'reached' })
    await eraseLeadsBefore(db, new Date('2025-12-05'))
    expect(await db.$count(leadEvents)).toBe(0)
    expect(await sums()).toMatchObject([{ month: '2025-11-01', received: 1, answered: 1 }])
  })
})

test.each([
  ['google', 'CPC', '', 'Google Ads'],
  ['', '', 'https://example.lt/?x=1&gclid=a', 'Google Ads'],
  ['', '', 'https://example.lt/?gbraid=a', 'Google Ads'],
  ['', '', 'https://example.lt/?wbraid=a#b', 'Google Ads'],
  ['', '', 'https://example.lt/?gclid=', ''],
  ['', '', 'https://example.lt/gclid=a?xgclid=a', ''],
  ['google', 'organic', '', 'google'],
  ['naujienos', 'email', '', 'naujienos'],
])('a lead of source „%s“, medium „%s“ and page „%s“ comes from „%s“', async (source, medium, page, from) => {
  const { rows } = await db.execute(sql`select lead_source(${source}, ${medium}, ${page}) as source`)
  expect(rows).toEqual([{ source: from }])
  expect(leadSource({ utm_source: source, utm_medium: medium, landing_page: page })).toBe(from)
})

async function sums() {
  const values = sql`month::text, source, campaign, term, received, answered, won, amount::float8`
  return (await db.execute(sql`select ${values} from lead_sums order by campaign, term`)).rows
}

async function store(...changes: Partial<NewLead>[]): Promise<void> {
  await db.insert(leads).values(changes.map(leadRow))
}

async function mark(changes: Partial<Mark> & Pick<Mark, 'kind'>, reference = NUMBER): Promise<void> {
  await markLeads(db, [{ reference }], { by: BY, ...changes })
}

async function lead(): Promise<StoredLead> {
  const found = await findLead(db, NUMBER)
  if (found === null) throw new Error('the lead is gone')
  return found
}
