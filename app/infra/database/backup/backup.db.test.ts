import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { folderOfTest } from '#tests/support/kept-until.ts'
import { createDatabase } from '#tests/support/postgres-server.ts'
import { knowsMigration, loadBackup, migrateTo } from './load-backup.server.ts'
import { type Query, writeBackup } from './write-backup.server.ts'

const SAMPLES_MIGRATION = 1_795_360_389_687
const WISHES_MIGRATION = 1_795_340_440_406
const NEWEST = Number.MAX_SAFE_INTEGER
const UNUSUAL_TEXT = `„Ąžuolo" \\ 'stogai' \u2028\u2029\r\n\t\u007f 🏗️ ["leads",{}] $1 %s`
const INSERT_LEAD = `insert into leads (company_code, company, name, phone, email, industry, activity, referral_source,
  privacy_consent, cpv_codes, created_at) values ('1', $1, $1, '+370', 'a@b.lt', $1, 'active', '', true, $2,
  '2026-11-22 10:11:12.123456+02')`

let folder: string
let file: string
let clients: pg.Client[]
beforeEach(() => {
  folder = folderOfTest()
  file = join(folder, 'site.jsonl.gz')
  clients = []
})
afterEach(async () => {
  for (const client of clients) await client.end()
})

/** An empty database, or one with the tables of a release. */
async function newDatabase(migration?: number): Promise<{ client: pg.Client; url: string }> {
  const url = await createDatabase(inject('postgresUrl'))
  const client = new pg.Client(url)
  await client.connect()
  clients.push(client)
  if (migration !== undefined) await migrateTo(migration, client)
  return { client, url }
}

const sessionOf =
  (client: pg.Client): Query =>
  (text) =>
    client.query(text)

/** Every row of every table, as PostgreSQL writes it. */
async function dumpTables(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const tables: Record<string, string[]> = {}
  for (const { name } of rows) {
    const found = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
    tables[name] = found.rows.map(({ row }) => row)
  }
  return tables
}

test('what is read back is the same in every column of every table', async () => {
  const { client } = await newDatabase(NEWEST)
  for (let i = 0; i < 501; i++)
    await client.query(INSERT_LEAD, [`${UNUSUAL_TEXT}${i}`, i % 2 ? [] : [UNUSUAL_TEXT, '45000000-7']])
  await client.query(`insert into lead_audit (event, lead_count) values ('erasure', 3)`)
  await client.query(`insert into lead_events (lead_id, kind, by, note, amount)
    select id, 'won', 'Ona', company, 1200.50 from leads`)
  await client.query(`insert into lead_sums values ('2026-11-01', 'google', '', 'stogai', 3, 2, 1, 1200.50)`)
  await client.query(`insert into usage_counts values ('2026-11-22', 'search', '', 9007199254740993)`)
  await client.query(`insert into server_secrets values ('form', 'secret')`)
  await client.query(`insert into notices overriding system value
    select n, 'ted', n::text, 'tender', 'Stogas', 'Mokykla', null, '2026-11-22', null, null, null, null,
      123456789012.34, 'EUR', null, 'published', null, null, 'hash', now(), now()
    from generate_series(1000, 1001) n`)
  await client.query(`insert into notice_codes values (1001, '45000000-7', true)`)
  await client.query(`insert into notice_ingests (source, window_from, window_to, rejected_reasons, started_at)
    values ('ted', '2026-11-01', '2026-11-22', '{"no buyer": 12345678901234567890}', now())`)
  await client.query(`update cpv_data set "LT" = 'Kitaip' where code = '45000000-7'`)
  const before = await dumpTables(client)

  const contents = await writeBackup(file, sessionOf(client))
  const restored = await newDatabase()
  await loadBackup(restored.url, file, contents)

  expect(before.leads).toHaveLength(501)
  expect(before.notices).toHaveLength(2)
  expect(await dumpTables(restored.client)).toEqual(before)
})

test('rows that come after a restore get numbers that were never given', async () => {
  const { client } = await newDatabase(NEWEST)
  for (let i = 0; i < 3; i++)
    await client.query(`insert into lead_audit (event, lead_count) values ('erasure', 1)`)
  const restored = await newDatabase()
  await loadBackup(restored.url, file, await writeBackup(file, sessionOf(client)))

  const { rows } = await restored.client.query(
    `insert into lead_audit (event, lead_count) values ('erasure', 1) returning id`,
  )
  expect(rows).toEqual([{ id: 4 }])
})

test('counters of limits are left out', async () => {
  const { client } = await newDatabase(NEWEST)
  await client.query(`insert into rate_limits values ('key', 1, 2)`)
  const { rows } = await writeBackup(file, sessionOf(client))
  expect(Object.keys(rows)).toContain('leads')
  expect(Object.keys(rows)).not.toContain('rate_limits')
})

test('the backup of an earlier release is brought up to date', async () => {
  const { client } = await newDatabase(WISHES_MIGRATION)
  await client.query(INSERT_LEAD, [UNUSUAL_TEXT, []])
  const contents = await writeBackup(file, sessionOf(client))
  expect(contents.migration).toBe(WISHES_MIGRATION)

  const restored = await newDatabase()
  await loadBackup(restored.url, file, contents)
  const { rows } = await restored.client.query(`select company, sample_unanswered from leads`)
  expect(rows).toEqual([{ company: UNUSUAL_TEXT, sample_unanswered: 0 }])
})

test('tables of a newer release are not known', async () => {
  expect(knowsMigration(SAMPLES_MIGRATION)).toBe(true)
  expect(knowsMigration(SAMPLES_MIGRATION + 1)).toBe(false)
})

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const { client, url } = await newDatabase(NEWEST)
  const visitor = new pg.Client(url)
  await visitor.connect()
  clients.push(visitor)
  const contents = await writeBackup(file, async (text) => {
    const reply = await client.query(text)
    await visitor.query(INSERT_LEAD, [text, []])
    return reply
  })
  const { rows } = await client.query('select count(*)::int from leads')
  expect(rows[0].count).toBeGreaterThan(10)
  expect(contents.leads).toBeLessThan(4)
})

test('an interrupted backup gets no name and replaces no earlier one', async () => {
  await writeFile(file, 'the backup of yesterday')
  const { client } = await newDatabase(NEWEST)
  const admin = await newDatabase()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  client.on('error', () => {})
  const backup = writeBackup(file, async (text) => {
    if (text.startsWith('fetch')) await admin.client.query('select pg_terminate_backend($1)', [rows[0].pid])
    return client.query(text)
  })

  await expect(backup).rejects.toThrow(/connection/i)
  expect(await readdir(folder)).toEqual(['site.jsonl.gz'])
  expect(await readFile(file, 'utf8')).toBe('the backup of yesterday')
})
