import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { storeManyLeads } from '#tests/support/many-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { exportXlsx } from '../export/export-leads.server.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { countLeads, type LeadFilter, listPage, MAX_COUNT } from './lead-list.server.ts'

const FEW = 1_000
const MANY = 100_000
const PAGE = 50
const few = await openTestDatabase()
const many = await openTestDatabase()

beforeAll(async () => {
  await storeManyLeads(few.pool, FEW)
  await storeManyLeads(many.pool, MANY)
})

/** Every filter finds something in both. */
const FILTERS: Record<string, LeadFilter> = {
  'all leads': {},
  'new ones': { view: 'new' },
  'unanswered ones that are hot': { view: 'open', isHot: true },
  'promised calls': { view: 'again' },
  'those of one person': { view: 'mine', by: 'Ona' },
  'the quarantine': { view: 'held' },
  'a wish': { wants: 'sample' },
  'a campaign': { campaign: 'ruduo' },
  'some days': { since: new Date(Date.now() - 5e8), until: new Date() },
  'hot ones': { isHot: true },
  'one state': { status: 'won' },
  'what one person marked': { markedBy: 'Ona' },
}

const SEARCHES: Record<string, (lead: StoredLead) => string> = {
  reference: ({ reference }) => reference,
  'e-mail address': ({ email }) => email,
  telephone: ({ phone }) => phone,
  'end of a telephone': ({ phone }) => phone.slice(-6),
  'code of the firm': ({ company_code }) => company_code,
  'number of the purchase': ({ tender_reference }) => tender_reference,
  'name of the firm': ({ company }) => company,
  'beginning of the name of the firm': ({ company }) => company.slice(5, 10),
}

describe.each(Object.entries(FILTERS))('a list of %s', (_, filter) => {
  test('reads as little of 100,000 leads as of 1,000', () => expectAsLittle(filter, filter))
})

describe.each(Object.entries(SEARCHES))('a search by %s', (_, searchFor) => {
  test('finds the lead and reads as little of 100,000 leads as of 1,000', async () => {
    const [inFew, inMany] = [await someLead(few), await someLead(many)]
    const search = { search: searchFor(inMany) }
    expect((await listPage(many.db, search, PAGE)).map(({ id }) => id)).toContain(inMany.id)
    await expectAsLittle({ search: searchFor(inFew) }, search)
  })
})

test('an .xlsx file is refused beyond 10,000 leads', async () => {
  await expect(exportXlsx(many.db, {}, () => null)).rejects.toThrow('10,000 leads at most')
})

async function expectAsLittle(inFew: LeadFilter, inMany: LeadFilter): Promise<void> {
  const [little, much] = [await blocksRead(few, inFew), await blocksRead(many, inMany)]
  // Each lead may lie in a block of its own.
  expect(much.ofList).toBeLessThanOrEqual(2 * Math.max(little.ofList, PAGE))
  expect(much.ofCount).toBeLessThanOrEqual(2 * Math.max(little.ofCount, MAX_COUNT))
}

/** Unlike time, what the database reads is the same on a busy machine. */
async function blocksRead({ pool }: OpenDatabase, filter: LeadFilter) {
  const client = await pool.connect()
  const db = drizzle(client)
  const readSoFar = async () => {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query(
      `select heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit as blocks from pg_statio_user_tables
        where relname = 'leads'`,
    )
    return Number(rows[0].blocks)
  }
  try {
    const before = await readSoFar()
    expect(await listPage(db, filter, PAGE)).not.toEqual([])
    const listed = await readSoFar()
    await countLeads(db, filter, MAX_COUNT)
    return { ofList: listed - before, ofCount: (await readSoFar()) - listed }
  } finally {
    client.release()
  }
}

async function someLead({ db }: OpenDatabase): Promise<StoredLead> {
  const lead = (await listPage(db, {}, 30)).at(-1)
  if (lead === undefined) throw new Error('there are no leads')
  return lead
}
