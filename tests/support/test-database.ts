import { afterAll, inject } from 'vitest'
import {
  type DatabaseLocation,
  type OpenDatabase,
  openDatabase,
} from '#app/infra/database/database.server.ts'
import { createDatabase } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server of the tests. */
    postgresUrl: string
    /** Address of a database that is up to date, for each file to copy. */
    databaseTemplate: string
  }
}

/** A new migrated database, closed at the end of the test file. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const databaseUrl = await createDatabase(inject('postgresUrl'), inject('databaseTemplate'))
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  afterAll(() => database.close())
  return database
}

/** For tests that open and close it themselves. */
export async function emptyDatabase(): Promise<DatabaseLocation & { databaseUrl: string }> {
  return { databaseUrl: await createDatabase(inject('postgresUrl')), dataDir: '' }
}
