import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** What a release left behind: how many of the migrations it had, and its rows. */
export interface OldRelease {
  migrations: number
  rows: string
}

/** References of the leads in it: one was mailed, one was still waiting. */
export const OLD_LEADS = { sent: 'SENT-AAAA', pending: 'WAIT-AAAA' }

const COLUMNS = `company_code, company, name, phone, email, industry, activity, referral_source, privacy_consent,
  created_at, reference, mail_state`
const VALUES = `'1', 'UAB', 'Ona', '8 612 34567', lower(reference) || '@' || lower(reference) || '.lt', 'x', 'active',
  'Kita', true, now() - interval '1 hour', reference, state`

/** Without the operator's tables. */
export const FIRST_VERSION: OldRelease = {
  migrations: 2,
  rows: `insert into leads (${COLUMNS}) select ${VALUES}
    from (values ('${OLD_LEADS.sent}', 'sent'), ('${OLD_LEADS.pending}', 'pending')) as old (reference, state)`,
}

/** Leads in every state that 1.1.5 knows. The names end with the given letters. */
export function rowsOf115(ending: string): string {
  return `insert into leads (${COLUMNS}, mail_attempts, sample_state, sample_at)
    select ${VALUES}, attempts, sample, case sample when 'sending' then now() - interval '10 minutes' end
    from (select name || '-${ending}', state, attempts, sample from (values
      ('WAIT', 'pending', 0, null), ('TRIE', 'pending', 9, null), ('RUNS', 'pending', 0, null),
      ('LOST', 'pending', 0, null), ('GAVE', 'failed', 5, null), ('BOTH', 'pending', 0, 'asked'),
      ('ASKS', 'sent', 1, 'asked'), ('FREE', 'sent', 1, 'released'), ('GOES', 'sent', 1, 'sending'),
      ('HELD', 'quarantined', 0, null), ('DONE', 'sent', 1, 'sent'), ('STAY', 'sent', 1, 'waiting'), ('SENT', 'sent', 1, null)
    ) as old (name, state, attempts, sample)) as old (reference, state, attempts, sample)`
}

/** With the jobs of its queue: waiting, failed, being done, done; one lead has lost its own. */
export const RELEASE_1_1_5: OldRelease = {
  migrations: 12,
  rows: `${rowsOf115('AAAA')};
    create schema pgboss;
    create table pgboss.job (name text not null, data jsonb, state text not null, start_after timestamptz default now());
    insert into pgboss.job select queue, jsonb_build_object('reference', name || '-AAAA'), state, now() + interval '50 minutes'
    from (values ('notify-lead', 'WAIT', 'created'), ('notify-lead', 'TRIE', 'retry'), ('notify-lead', 'RUNS', 'active'),
      ('notify-lead', 'BOTH', 'created'), ('notify-lead', 'SENT', 'completed'), ('send-sample', 'ASKS', 'created'),
      ('send-sample', 'GOES', 'retry'), ('send-sample', 'DONE', 'completed')) as jobs (queue, name, state)`,
}

export async function makeOldDatabase(
  connectionString: string,
  { migrations, rows }: OldRelease,
): Promise<void> {
  const migrationsFolder = await firstMigrations(migrations)
  const client = new pg.Client({ connectionString })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder })
  await client.query(rows)
  await client.end()
  await rm(migrationsFolder, { recursive: true })
}

async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp('db/migrations', folder, { recursive: true })
  const journalFile = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const entries = journal.entries.slice(0, count)
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }))
  return folder
}
