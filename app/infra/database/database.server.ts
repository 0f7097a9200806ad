import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  findRunning,
  isNotRunning,
  type Runner,
  refuseFormerDatabase,
  requireEmbedded,
} from './embedded/clusters.server.ts'
import { startEmbedded } from './embedded/embedded-postgres.server.ts'
import { DatabaseBusyError } from './embedded/launch.server.ts'
import { canPreparePostgres, checkTables, preparePostgres, requireTables } from './prepare-postgres.server.ts'
import { withSafeTransactions } from './safe-transactions.server.ts'

const CONNECTION_TIMEOUT_MS = 5_000
/** After this time the visitor's lead is mailed instead. */
const REPLY_TIMEOUT_MS = 5_000
const COMMAND_WAIT_MS = 30_000
const COMMAND_POLL_MS = 200

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** Null for the PostgreSQL of `DATABASE_URL`. */
  embeddedDirectory: string | null
  close: () => Promise<void>
}

export interface DatabaseLocation {
  databaseUrl?: string | undefined
  ownerUrl?: string | undefined
  dataDir: string
}

export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.databaseUrl === undefined
    ? openEmbedded(location.dataDir)
    : openPostgres(location.databaseUrl, location.ownerUrl)
}

/** A command's shell may lack the server's settings, so this creates neither database nor tables. */
export async function openExistingDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.databaseUrl === undefined) return openExistingEmbedded(location.dataDir)
  await requireTables(location.databaseUrl)
  return openDatabase(location)
}

/** Connects to the PostgreSQL of the running site, or starts one; it waits a moment while another process starts or stops it. */
async function openExistingEmbedded(dataDir: string): Promise<OpenDatabase> {
  requireEmbedded(dataDir)
  const deadline = performance.now() + COMMAND_WAIT_MS
  for (;;) {
    try {
      const running = await findRunning(dataDir)
      if (running === null) return await openEmbedded(dataDir, 'command')
      return { ...(await openPostgres(running.url)), embeddedDirectory: running.directory }
    } catch (error) {
      const isTemporary = error instanceof DatabaseBusyError || isNotRunning(error)
      if (!isTemporary || performance.now() >= deadline) throw error
    }
    await pause(COMMAND_POLL_MS)
  }
}

async function openEmbedded(dataDir: string, runner?: Runner): Promise<OpenDatabase> {
  refuseFormerDatabase(dataDir)
  const { url, directory, stop } = await startEmbedded(dataDir, undefined, runner)
  try {
    const { close, ...database } = await openPostgres(url)
    return { ...database, embeddedDirectory: directory, close: () => close().then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openPostgres(databaseUrl: string, ownerUrl?: string): Promise<OpenDatabase> {
  if (ownerUrl !== undefined || (await canPreparePostgres(databaseUrl))) {
    await preparePostgres(ownerUrl ?? databaseUrl, databaseUrl)
  }
  await checkTables(databaseUrl)
  const pool = createPool(databaseUrl)
  return {
    db: withSafeTransactions(drizzle(pool), pool),
    pool,
    embeddedDirectory: null,
    close: () => pool.end(),
  }
}

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: REPLY_TIMEOUT_MS,
  })
  // An idle connection that breaks is replaced; without listeners its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
