import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#tests/support/test-database.ts'
import { openDatabase } from './database.server.ts'

const REFERENCE = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/

/** Both tables as the specification names them, with rows, as a hosted database may hold them already. */
const SPECIFIED_TABLES = `
  create table leads (
    company_code text, company text, name text, phone text, email text, industry text, activity text,
    referral_source text, utm_source text, utm_medium text, utm_campaign text, utm_adgroup text, utm_term text,
    utm_query text, utm_device text, utm_placement text, utm_matchtype text, utm_network text, landing_page text,
    privacy_consent boolean, marketing_consent boolean
  );
  insert into leads (company_code, company, name, email, activity, utm_source, privacy_consent) values
    ('110053842', 'UAB „Senoji“', 'Ona', 'ona@senoji.lt', 'active', 'google', true),
    ('120545849', 'UAB „Kita“', 'Jonas', 'jonas@kita.lt', 'starting', '', true);
  create table cpv_data (code text, level integer, parent_code text, "LT" text, "EN" text);
  insert into cpv_data values
    ('450000007', 1, null, 'Statybos darbai', 'Construction work'),
    ('451000008', 2, '450000007', 'Statybvietės parengimo darbai', 'Site preparation work');
`

test('a database that holds the specification’s own tables keeps their rows, and new leads wait for their mail', async () => {
  const location = await emptyDatabase()
  await execute(location.databaseUrl, SPECIFIED_TABLES)

  const { db, close } = await openDatabase(location)
  await db.execute(sql`
    insert into leads (company_code, company, name, phone, email, industry, activity, referral_source, privacy_consent)
    values ('12345', 'UAB', 'Rasa', '8 600 00000', 'r@u.lt', 'valymas', 'active', 'Kita', true)`)
  const leads = await db.execute(sql`select name, utm_source, mail_state, reference from leads order by name`)
  const cpv = await db.execute(sql`select code, parent_code, "LT" from cpv_data order by code`)
  await close()

  const reference = expect.stringMatching(REFERENCE)
  expect(leads.rows).toEqual([
    { name: 'Jonas', utm_source: '', mail_state: 'sent', reference },
    { name: 'Ona', utm_source: 'google', mail_state: 'sent', reference },
    { name: 'Rasa', utm_source: null, mail_state: 'pending', reference },
  ])
  expect(cpv.rows).toEqual([
    { code: '450000007', parent_code: null, LT: 'Statybos darbai' },
    { code: '451000008', parent_code: '450000007', LT: 'Statybvietės parengimo darbai' },
  ])
})

test('a database that is opened again is as it was left', async () => {
  const location = await emptyDatabase()
  const first = await openDatabase(location)
  await first.db.execute(sql`update cpv_data set "LT" = 'Pakeista' where code = '45000000-7'`)
  await first.close()

  const second = await openDatabase(location)
  const { rows } = await second.db.execute(
    sql`select "LT", (select count(*)::int from cpv_data) as count from cpv_data where code = '45000000-7'`,
  )
  await second.close()

  expect(rows).toEqual([{ LT: 'Pakeista', count: 9454 }])
})

test('a PostgreSQL database is brought up to date once when several servers open it at the same time', async () => {
  const location = await emptyDatabase()

  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(location)))

  const counts = await Promise.all(
    opened.map(({ db }) => db.execute(sql`select count(*)::int as count from cpv_data`)),
  )
  await Promise.all(opened.map(({ close }) => close()))
  expect(counts.map(({ rows }) => rows)).toEqual([1, 2, 3].map(() => [{ count: 9454 }]))
})

test('a PostgreSQL database that cannot be reached is an error at once', async () => {
  const location = { ...(await emptyDatabase()), databaseUrl: 'postgresql://postgres@127.0.0.1:1/none' }

  await expect(openDatabase(location)).rejects.toThrow('ECONNREFUSED')
})

/** Runs statements on a database that has not been opened by the site yet. */
async function execute(databaseUrl: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statements)
  await client.end()
}
