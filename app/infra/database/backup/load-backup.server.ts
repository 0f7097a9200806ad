import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { MIGRATIONS_FOLDER } from '../prepare-postgres.server.ts'
import { withClient } from '../with-client.server.ts'
import { type BackupContents, readBackup } from './backup-file.server.ts'

const JOURNAL = join('meta', '_journal.json')

/** The backup of a newer version has migrations that this one lacks. */
export function knowsMigration(migration: number): boolean {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  return known.some(({ folderMillis }) => folderMillis === migration)
}

export async function loadBackup(
  databaseUrl: string,
  path: string,
  { migration, rows }: BackupContents,
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('drop schema if exists drizzle, public cascade; create schema public')
    await migrateTo(migration, client)
    await client.query('begin')
    // Rows come in any order, so foreign keys are disabled.
    await client.query('set local session_replication_role = replica')
    const tables = Object.keys(rows)
    await client.query(`truncate ${tables.map(qualifiedName).join(', ')}`)
    await readBackup(path, (table, batch) => insertRows(client, table, batch))
    await setIdentities(client)
    await client.query('commit')
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  })
}

export async function migrateTo(migration: number, client: pg.Client): Promise<void> {
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    await cp(MIGRATIONS_FOLDER, migrationsFolder, { recursive: true })
    const path = join(migrationsFolder, JOURNAL)
    const journal: { entries: { when: number }[] } = JSON.parse(await readFile(path, 'utf8'))
    const entries = journal.entries.filter(({ when }) => when <= migration)
    await writeFile(path, JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await rm(migrationsFolder, { recursive: true, force: true })
  }
}

async function insertRows(client: pg.Client, table: string, rows: readonly string[]): Promise<void> {
  await client.query(
    `insert into ${qualifiedName(table)} overriding system value
      select * from json_populate_recordset(null::${qualifiedName(table)}, $1)`,
    [`[${rows.join(',')}]`],
  )
}

async function setIdentities(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column } of rows) {
    const next = `coalesce(max(${pg.escapeIdentifier(column)}), 0) + 1`
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), ${next}, false) from ${qualifiedName(table)}`,
      [qualifiedName(table), column],
    )
  }
}

function qualifiedName(table: string): string {
  return `public.${pg.escapeIdentifier(table)}`
}
