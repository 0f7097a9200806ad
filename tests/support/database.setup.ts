import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type DatabaseLocation, openDatabase } from '#app/infra/database/database.server.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'

/**
 * What the database tests of a project share: a directory, a PostgreSQL server if they need one, and a
 * database that is up to date, for each test file to copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'databases-'))
  const server = project.config.provide.databaseKind === 'postgres' ? await startPostgres() : null
  const template: DatabaseLocation = {
    dataDir: join(directory, 'template'),
    ...(server && { databaseUrl: await createDatabase(server.url) }),
  }
  const database = await openDatabase(template)
  await database.close()

  project.provide('databaseDirectory', directory)
  project.provide('databaseTemplate', template)
  project.provide('postgresUrl', server?.url ?? '')
  return async () => {
    await server?.remove()
    await rm(directory, { recursive: true, force: true })
  }
}
