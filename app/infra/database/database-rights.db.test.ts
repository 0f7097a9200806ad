import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { folderOfFile, untilEndOfFile } from '#tests/support/kept-until.ts'
import { createDatabase } from '#tests/support/postgres-server.ts'
import { databaseLimit } from '../rate-limit.server.ts'
import { openDatabase } from './database.server.ts'
import { purgeDeletedRows } from './purge-deleted-rows.server.ts'
import { getOrCreateSecret } from './secret.server.ts'

const FORBIDDEN = '42501'
const LEAD = `insert into leads (company_code, company, name, phone, email, industry, activity, referral_source, privacy_consent)
  values ('110053842', 'UAB', 'Jonas', '8 612 34567', 'jonas@example.lt', 'stogai', 'active', 'Kita', true)`

const dataDir = folderOfFile()
const id = randomUUID().slice(0, 8)
const adminUrl = await createDatabase(inject('postgresUrl'))
/** As on a hosted PostgreSQL: an owner, a lesser role for the web process, and the data API's anonymous role. */
const [ownerUrl, webUrl, anonUrl] = [`owner_${id}`, `web-${id}`, 'anon'].map((role) => urlOf(role))
if (ownerUrl === undefined || webUrl === undefined || anonUrl === undefined) throw new Error('no addresses')
await prepareHostedDatabase()
const database = await untilEndOfFile(openDatabase({ databaseUrl: webUrl, ownerUrl, dataDir }))

test('the web role starts without the owner once all is prepared', async () => {
  const again = await openDatabase({ databaseUrl: webUrl, dataDir })
  await again.close()
})

test.each([
  ['store a lead', LEAD],
  ['read leads', 'select * from leads'],
  ['note how a mail went', `update leads set mail_state = 'sent', mail_attempts = 1, mail_sent_at = now()`],
  [
    'note how a sample went',
    `select id from leads for update;
    update leads set sample_state = 'sent', sample_reason = '', sample_key = '', sample_unanswered = 1,
      sample_at = now()`,
  ],
  ['report a lead to staff', `update leads set reported_at = now(), report_id = 'AAAA-AAAA-held-back'`],
  [
    'claim a mail and say when it is due',
    `update leads set mail_due_at = now(), mail_claimed_until = now(), sample_due_at = now(),
      sample_claimed_until = now()`,
  ],
  ['note nightly work', `insert into daily_runs values ('nightly'); update daily_runs set last_at = now()`],
  ['add to the counts of visits', `insert into usage_counts values ('2026-11-22', 'form_seen', '', 1)`],
  ['remove old counts', 'delete from usage_counts'],
  [
    'keep codes and sessions of staff',
    `insert into staff_codes (address, code_hash, expires_at) values ('', '', now());
    update staff_codes set tries = 1; delete from staff_codes;
    insert into staff_sessions (token_hash, address, expires_at) values ('', '', now()); delete from staff_sessions`,
  ],
  ['read the vocabulary', 'select * from cpv_data limit 1'],
  ['read notices', 'select * from notices, notice_codes'],
  [
    'record an ingest',
    `insert into notice_ingests (source, window_from, window_to, started_at)
    values ('ted', now(), now(), now())`,
  ],
  ['drop notices', 'delete from notices'],
  [
    'mark leads and read what was done with them',
    `update leads set status = 'taken', status_at = now(), status_by = 'Ona', status_version = 1,
      again_at = now(), reminded_at = now(), answered_at = now(), amount = 1;
    insert into lead_events (lead_id, kind, by) select id, 'taken', 'Ona' from leads limit 1;
    select * from lead_events, lead_sums, lead_results`,
  ],
  ['record an export', `insert into lead_audit (event, lead_count, by) values ('export', 1, 'Ona')`],
  ['erase leads past their term', `select erase_old_leads(now() - interval '1 year')`],
])('the web role may %s', async (_, statement) => {
  await run(webUrl, statement)
})

test('the web role searches leads by their index', async () => {
  const words = 'lead_words(company, company_code, name, email, phone, reference, tender_reference)'
  const explain = `explain select * from leads where ${words} @@ '''azuol'':*'::tsquery`
  expect(JSON.stringify(await run(`${webUrl}?options=-c%20enable_seqscan%3Doff`, explain))).toContain(
    'leads_words_idx',
  )
})

test('the web role skips vacuuming without an error, since only the owner may vacuum its tables', async () => {
  await expect(purgeDeletedRows(database)).resolves.toBeUndefined()
})

test('the web role may use its limits and secrets', async () => {
  expect(await databaseLimit(database.pool, 'rights', { count: 1, seconds: 60 })('one')).toBeNull()
  const secret = () => getOrCreateSecret(database.db, 'rights')
  expect(await secret()).toBe(await secret())
})

test.each([
  'delete from leads',
  'truncate leads',
  `update leads set email = 'other@example.lt'`,
  `update leads set created_at = now() - interval '5 years'`,
  `update leads set reference = 'X'`,
  'alter table leads add column more text',
  'alter table leads disable row level security',
  'drop table leads',
  'drop policy web_role_reads on leads',
  'create index on leads (name)',
  'create table more (id int)',
  'create schema more',
  'create function more() returns int language sql as $$select 1$$',
  'delete from cpv_data',
  `update cpv_data set "LT" = 'X'`,
  `insert into lead_audit (event, lead_count) values ('erasure', 1)`,
  'delete from lead_audit',
  'select * from lead_audit',
  `update lead_events set by = 'Jonas'`,
  'delete from lead_events',
  'delete from lead_sums',
  'drop table notices',
  'truncate notice_ingests',
  `update server_secrets set value = 'known'`,
  'delete from server_secrets',
  'delete from drizzle.__drizzle_migrations',
  `alter role "web-${id}" superuser`,
  `set role owner_${id}`,
  'create role more',
  "copy leads to program 'cat'",
  `select pg_read_file('/etc/passwd')`,
])('the web role may not: %s', async (statement) => {
  await expect(run(webUrl, statement)).rejects.toMatchObject({ code: FORBIDDEN })
})

test('the web role cannot erase young leads through the function either', async () => {
  await expect(run(webUrl, `select erase_old_leads(now() - interval '29 days')`)).rejects.toThrow('30 days')
})

test.each([
  'select * from leads',
  LEAD,
  `update leads set mail_state = 'sent'`,
  'delete from leads',
  'truncate leads',
  'select * from lead_audit',
  'select * from lead_events',
  'select * from lead_sums, lead_results',
  'select * from server_secrets',
  'select * from rate_limits',
  'select * from notices',
  'delete from notice_ingests',
  'delete from rate_limits',
  'select * from staff_sessions',
  'select * from staff_codes',
  'select * from usage_counts',
  `insert into cpv_data (code, level, "LT", "EN") values ('99999999-9', 1, 'X', 'X')`,
  'delete from cpv_data',
  `select erase_old_leads(now() - interval '1 year')`,
  'create table more (id int)',
])('the anonymous role of a data API may not: %s', async (statement) => {
  await expect(run(anonUrl, statement)).rejects.toMatchObject({ code: FORBIDDEN })
})

test('row-level security hides every row from the anonymous role, even when it is granted all rights', async () => {
  await run(
    ownerUrl,
    'grant all on leads, lead_events, lead_sums, lead_results, lead_audit, rate_limits, server_secrets, usage_counts, cpv_data to anon',
  )
  await run(webUrl, LEAD)
  expect(await run(anonUrl, 'select * from leads')).toEqual([])
  expect(await run(anonUrl, 'select * from lead_results')).toEqual([])
  expect(await run(anonUrl, 'select * from server_secrets')).toEqual([])
  expect(await run(anonUrl, `update leads set mail_state = 'sent' returning id`)).toEqual([])
  expect(await run(anonUrl, 'delete from leads returning id')).toEqual([])
  await expect(run(anonUrl, LEAD)).rejects.toMatchObject({ code: FORBIDDEN })
  expect(await run(anonUrl, 'select code from cpv_data limit 1')).toHaveLength(1)
  expect(await run(anonUrl, 'delete from cpv_data returning code')).toEqual([])
})

test('with the web role alone the server does not start on tables of another version', async () => {
  await run(
    ownerUrl,
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  await expect(openDatabase({ databaseUrl: webUrl, dataDir })).rejects.toThrow('npm run migrate')
})

/** The data API's role has everything in `public` by default, as hosts have it. */
async function prepareHostedDatabase(): Promise<void> {
  await run(
    adminUrl,
    `create role owner_${id} login;
     create role "web-${id}" login;
     do $$ begin create role anon login; exception when duplicate_object or unique_violation then null; end $$;
     alter database ${new URL(adminUrl).pathname.slice(1)} owner to owner_${id};
     alter schema public owner to owner_${id};
     grant usage on schema public to anon;
     alter default privileges for role owner_${id} in schema public grant all on tables to anon;
     alter default privileges for role owner_${id} in schema public grant all on functions to anon;`,
  )
}

function urlOf(role: string): string {
  const url = new URL(adminUrl)
  url.username = role
  return url.href
}

async function run(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows
  } finally {
    await client.end()
  }
}
