import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

/** One PostgreSQL server for all database tests; each test file makes its own database on it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return () => server.remove()
}
