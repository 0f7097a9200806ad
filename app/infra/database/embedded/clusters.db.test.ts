import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#tests/support/test-database.ts'
import { isNotRunning } from './clusters.server.ts'

test('a database that ends between the connection and its first query counts as not running', async () => {
  const { databaseUrl } = await emptyDatabase()
  const client = new pg.Client(databaseUrl)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const broken = new Promise((resolve) => client.once('error', resolve))
  const other = new pg.Client(databaseUrl)
  await other.connect()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await other.end()

  expect(isNotRunning(await broken)).toBe(true)
  const error: unknown = await client.query('select 1').catch((reason: unknown) => reason)
  expect(isNotRunning(error), String(error)).toBe(true)
})
