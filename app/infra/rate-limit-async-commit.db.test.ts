import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '#db/schema/operations.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres-server.ts'
import { openDatabase } from './database/database.server.ts'
import { databaseLimit } from './rate-limit.server.ts'

test('counting does not wait for a commit to reach the disk', async () => {
  const server = await startPostgres()
  const databaseUrl = await createDatabase(server.url)
  const { db, pool, close } = await openDatabase({ databaseUrl, dataDir: '.' })
  // From now on commits wait for a standby that does not exist.
  await db.execute(sql`alter system set synchronous_standby_names = 'missing'`)
  await db.execute(sql`select pg_reload_conf()`)
  await expect
    .poll(() => db.execute(sql`show synchronous_standby_names`))
    .toMatchObject({ rows: [{ synchronous_standby_names: 'missing' }] })

  await databaseLimit(pool, 'unsaved', { count: 1, seconds: 60 })('one')

  expect(await db.$count(rateLimits, sql`key = 'unsaved:one'`)).toBe(1)
  await close()
  await server.remove()
})
