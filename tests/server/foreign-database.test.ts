import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createDataDir } from '../support/data-dir.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import { runScript } from '../support/run-script.ts'

const postgres = await untilEndOfFile(startPostgres())
let DATABASE_URL: string
beforeEach(async () => {
  DATABASE_URL = await createDatabase(postgres.url)
})

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  await client.end()
  return rows.map(({ name }) => name)
}

test('commands leave a PostgreSQL database that is not the site’s untouched; migrating names the database it made', {
  timeout: 180_000,
}, async () => {
  const { hostname, port, pathname } = new URL(DATABASE_URL)
  const name = `${pathname.slice(1)} on ${hostname}:${port}`
  for (const [script, command] of [
    ['leads', 'list'],
    ['notices', 'status'],
  ] as const) {
    for (const owner of ['', DATABASE_URL]) {
      const env = { DATABASE_URL, DATABASE_OWNER_URL: owner }
      const { code, stdout, stderr } = await runScript(script, [command], env)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^[^\n]+\.\n$/)
      expect(stderr).toContain(name)
    }
  }
  expect(await tables()).toEqual([])

  const migrated = await runScript('migrate', [], { DATABASE_URL })
  expect(migrated).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining(name) })
  expect(await tables()).toContain('public.leads')
  expect(await runScript('leads', ['list', '--json'], { DATABASE_URL })).toMatchObject({ code: 0 })
})

test('without DATABASE_URL the embedded database is brought up to date, if there is one', async () => {
  const dataDir = await createDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  expect(await runScript('migrate', [], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    stderr: `The embedded database in ${dataDir} is up to date.\n`,
  })
  expect(await runScript('migrate', [], { DATA_DIR: join(dataDir, 'none') })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no database in .*\.\n$/),
  })
})
