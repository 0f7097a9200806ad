import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { TestStorage } from './test-storage.ts'

/** References of the leads in it: one was mailed, one was still waiting. */
export const OLD_LEADS = { sent: 'SENT-AAAA', pending: 'WAIT-AAAA' }

const FIRST_MIGRATIONS = 2
const INSERT = `
  insert into leads (company_code, company, name, phone, email, industry, activity, referral_source,
    privacy_consent, created_at, reference, mail_state)
  select '1', 'UAB', 'Ona', '8 612 34567', 'ona@example.lt', 'x', 'active', 'Kita', true, now() - interval '1 hour',
    reference, state
  from (values ('${OLD_LEADS.sent}', 'sent'), ('${OLD_LEADS.pending}', 'pending')) as old (reference, state)`

/** As the first version left it: without the operator's tables. */
export async function makeOldDatabase({ env }: TestStorage): Promise<void> {
  const migrationsFolder = await firstMigrations()
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder })
  await client.query(INSERT)
  await client.end()
  await rm(migrationsFolder, { recursive: true })
}

async function firstMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp('db/migrations', folder, { recursive: true })
  const journalFile = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const entries = journal.entries.slice(0, FIRST_MIGRATIONS)
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }))
  return folder
}
