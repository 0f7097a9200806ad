import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '#app/infra/database.server.ts'
import { createDatabase } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseKind: 'pglite' | 'postgres'
    /** Address of the real PostgreSQL server; only in the project db-postgres. */
    postgresUrl: string
    temporaryDirectory: string
  }
}

/**
 * A fresh, migrated database of the kind that the running project tests, closed at the end of the file.
 * Call it at the top of the file: `const { db } = await openTestDatabase()`.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const location = await emptyDatabase()
  const database = await openDatabase(location)
  afterAll(async () => {
    await database.close()
    await rm(location.dataDir, { recursive: true })
  })
  return database
}

/** The place of an empty database, for tests that open and close it themselves. */
export async function emptyDatabase(): Promise<DatabaseLocation> {
  const dataDir = await mkdtemp(join(inject('temporaryDirectory'), 'database-'))
  return inject('databaseKind') === 'postgres'
    ? { dataDir, databaseUrl: await createDatabase(inject('postgresUrl')) }
    : { dataDir }
}
