import type { TestProject } from 'vitest/node'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'

/** Database tests share a PostgreSQL server; each file copies a migrated database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const databaseUrl = await createDatabase(server.url)
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  await database.close()

  project.provide('databaseTemplate', databaseUrl)
  project.provide('postgresUrl', server.url)
  return () => server.remove()
}
