import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import {
  type DatabaseLocation,
  type OpenDatabase,
  openDatabase,
} from '#app/infra/database/database.server.ts'
import { createDatabase } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseKind: 'pglite' | 'postgres'
    databaseDirectory: string
    databaseTemplate: DatabaseLocation
    /** Address of the real PostgreSQL server; empty where PGlite is tested. */
    postgresUrl: string
  }
}

/**
 * A fresh database of the kind that the running project tests, up to date, closed at the end of the file.
 * Call it at the top of the file: `const { db } = await openTestDatabase()`.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate')
  const location = await newLocation(template)
  if (inject('databaseKind') === 'pglite') {
    await cp(join(template.dataDir, 'db'), join(location.dataDir, 'db'), { recursive: true })
  }
  const database = await openDatabase(location)
  afterAll(async () => {
    await database.close()
    await rm(location.dataDir, { recursive: true })
  })
  return database
}

/** The place of an empty database, for tests that open and close it themselves. */
export function emptyDatabase(): Promise<DatabaseLocation> {
  return newLocation()
}

async function newLocation(template?: DatabaseLocation): Promise<DatabaseLocation> {
  const dataDir = await mkdtemp(join(inject('databaseDirectory'), 'database-'))
  return inject('databaseKind') === 'postgres'
    ? { dataDir, databaseUrl: await createDatabase(inject('postgresUrl'), template?.databaseUrl) }
    : { dataDir }
}
