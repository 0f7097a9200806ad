import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { OperatorError } from '../operator-error.server.ts'
import { withClient } from './with-client.server.ts'

export const MIGRATIONS_FOLDER = 'db/migrations'
const RIGHTS_FILE = 'db/rights.sql'
const PREPARE_LOCK = 7_230_441

/** It is safe to repeat and to run concurrently; the next run completes an interrupted one. */
export async function preparePostgres(ownerUrl: string, webUrl: string): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    const db = drizzle(owner)
    await db.execute(sql`select pg_advisory_lock(${PREPARE_LOCK})`)
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
    if (ownerUrl === webUrl) return
    const webRole = await withClient(webUrl, currentRole)
    if (webRole !== (await currentRole(owner))) await grantRights(owner, webRole)
  })
}

export function describePostgres(databaseUrl: string): string {
  const { database, host, port } = new pg.Client({ connectionString: databaseUrl })
  return `${database} on ${host}:${port}`
}

export async function requireTables(databaseUrl: string): Promise<void> {
  if (await withClient(databaseUrl, (client) => evaluate(client, `to_regclass('leads')`))) return
  throw new OperatorError(
    `The database ${describePostgres(databaseUrl)} does not hold the tables of this site; DATABASE_URL may be another one in this shell than the server's, or "npm run migrate" has yet to make them.`,
  )
}

/** It throws when the tables are older than this version. */
export async function checkTables(databaseUrl: string): Promise<void> {
  if (await withClient(databaseUrl, isUpToDate)) return
  throw new OperatorError(
    `The tables of the database are not those of this version; run "npm run migrate" with DATABASE_OWNER_URL set (DATABASE_URL's role may not change them).`,
  )
}

export async function canPreparePostgres(databaseUrl: string): Promise<boolean> {
  const mayCreate = `has_database_privilege(current_database(), 'CREATE')`
  return (await withClient(databaseUrl, (client) => evaluate(client, mayCreate))) === true
}

async function isUpToDate(client: pg.Client): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.folderMillis ?? 0
  if (!(await evaluate(client, `to_regclass('drizzle.__drizzle_migrations')`))) return false
  const applied = await evaluate(client, '(select max(created_at) from drizzle.__drizzle_migrations)')
  return Number(applied ?? 0) >= newest
}

async function grantRights(owner: pg.Client, webRole: string): Promise<void> {
  const rights = readFileSync(RIGHTS_FILE, 'utf8').replaceAll(':web_role', pg.escapeIdentifier(webRole))
  await owner.query(`begin;\n${rights}\ncommit;`)
}

async function currentRole(client: pg.Client): Promise<string> {
  return String(await evaluate(client, 'current_user'))
}

async function evaluate(client: pg.Client, expression: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(`select ${expression} as value`)
  return rows[0]?.value
}
