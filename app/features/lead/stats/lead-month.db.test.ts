import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { readMonth } from './lead-month.server.ts'

const { db } = await openTestDatabase()
const OCTOBER = Temporal.PlainYearMonth.from('2026-10')
const MONDAY = new Date('2026-10-05T08:00Z')
const GOOGLE = { landing_page: 'https://example.lt/?gclid=a', utm_campaign: 'ruduo', utm_term: 'stogai' }
const hoursLater = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000)

beforeEach(async () => {
  await db.delete(leads)
  await db.execute(sql`delete from lead_sums`)
})

test('a month is told by source, campaign and word, the same after leads were erased', async () => {
  const won = { status: 'won', status_by: 'Ona', amount: 1200.5, answered_at: hoursLater(1) } as const
  await db.insert(leads).values([
    leadRow({ ...GOOGLE, created_at: MONDAY }),
    leadRow({ ...GOOGLE, created_at: MONDAY, ...won }),
    leadRow({
      ...GOOGLE,
      created_at: MONDAY,
      utm_term: 'langai',
      status: 'lost',
      answered_at: hoursLater(3),
    }),
    leadRow({ created_at: MONDAY, status: 'reached', status_by: 'Jonas', answered_at: hoursLater(24) }),
    leadRow({ created_at: MONDAY, status: 'spam', answered_at: hoursLater(2) }),
    leadRow({ created_at: MONDAY, mail_state: 'quarantined' }),
    leadRow({ created_at: new Date('2026-09-30T20:59Z') }),
    leadRow({ created_at: new Date('2026-10-31T22:00Z') }),
  ])
  const google = { source: 'Google Ads', campaign: 'ruduo' }
  const sum = { campaign: null, term: null, won: 1, amount: 1200.5 }
  const total = { ...sum, source: null, received: 4, answered: 3 }
  const rows = [
    { ...sum, source: 'Google Ads', received: 3, answered: 2 },
    { ...google, term: 'stogai', received: 2, answered: 1, won: 1, amount: 1200.5 },
    { ...google, term: 'langai', received: 1, answered: 1, won: 0, amount: 0 },
    { source: '', campaign: '', term: '', received: 1, answered: 1, won: 0, amount: 0 },
  ]
  const people = [
    { source: 'Jonas', answered: 1, won: 0, amount: 0 },
    { source: 'Ona', answered: 1, won: 1, amount: 1200.5 },
  ]
  // Of one, three and nine working hours.
  expect(await readMonth(db, OCTOBER)).toEqual({ total, rows, people, medianAnswerMs: 3 * 3_600_000 })
  await db.delete(leads)
  expect(await readMonth(db, OCTOBER)).toEqual({ total, rows, people: [], medianAnswerMs: 0 })
})

test('a month without leads is empty', async () => {
  expect(await readMonth(db, OCTOBER)).toMatchObject({ total: { received: 0, amount: 0 }, rows: [] })
})
