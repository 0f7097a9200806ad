import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { makePrivateDirectory } from '../private-files.server.ts'
import { lockDirectory } from './embedded/directory-lock.server.ts'
import { requireEmbedded } from './embedded/existing-database.server.ts'
import {
  inspectPostgres,
  mayPreparePostgres,
  preparePostgres,
  requireTables,
} from './prepare-postgres.server.ts'
import { withSafeTransactions } from './safe-transactions.server.ts'

const CONNECTION_TIMEOUT_MS = 5_000
/** A database that stops answering is given up for the moment: the visitor's lead is mailed instead. */
const ANSWER_TIMEOUT_MS = 5_000

type NoSchema = Record<string, never>
interface Rows<T> {
  rows: T[]
}

/** Both drivers return `rows` for raw statements. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

export type Database = PgDatabase<RowsResult, NoSchema>
export type Transaction = PgTransaction<RowsResult, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** The two kinds of connection, distinguished where a library needs the driver itself. */
export type Driver = { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; pool: pg.Pool }

export interface OpenDatabase {
  db: Database
  driver: Driver
  /** False for a web role that does not own the tables: it may alter neither them nor the job queue's. */
  isOwner: boolean
  close: () => Promise<void>
}

export interface DatabaseLocation {
  /** PostgreSQL when set, the embedded database in `dataDir`/db otherwise. */
  databaseUrl?: string | undefined
  /** The role that may alter tables, when the web process has a lesser one. */
  ownerUrl?: string | undefined
  dataDir: string
}

/** Opens the database and, as far as its role may, brings its tables up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.databaseUrl === undefined
    ? openEmbedded(location.dataDir)
    : openPostgres(location.databaseUrl, location.ownerUrl)
}

/** For commands, which make no database and no tables: the settings of their shell may not be the server's. */
export async function openExistingDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.databaseUrl === undefined) requireEmbedded(location.dataDir)
  else await requireTables(location.databaseUrl)
  return openDatabase(location)
}

async function openPostgres(databaseUrl: string, ownerUrl: string | undefined): Promise<OpenDatabase> {
  if (ownerUrl !== undefined || (await mayPreparePostgres(databaseUrl))) {
    await preparePostgres(ownerUrl ?? databaseUrl, databaseUrl)
  }
  const { isOwner } = await inspectPostgres(databaseUrl)
  const pool = createPool(databaseUrl)
  return {
    db: withSafeTransactions(drizzle(pool), pool),
    driver: { kind: 'postgres', pool },
    isOwner,
    close: () => pool.end(),
  }
}

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  })
  // A connection that breaks is replaced, and the statement that uses it fails. Between two statements nobody listens
  // for errors, and a broken connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await makePrivateDirectory(dataDir)
  const release = await lockDirectory(dataDir)
  try {
    // Loaded when needed: beside PostgreSQL it would be memory for nothing.
    const { openPglite } = await import('./embedded/embedded-database.server.ts')
    const { db, pglite } = await openPglite(join(dataDir, 'db'))
    return {
      db,
      driver: { kind: 'pglite', pglite },
      isOwner: true,
      close: async () => {
        await pglite.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}
