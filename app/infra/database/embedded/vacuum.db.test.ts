import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openJobQueue } from '../../jobs/jobs.server.ts'
import { vacuum } from './vacuum.server.ts'

const database = await openTestDatabase()
const { db, driver } = database

test.runIf(driver.kind === 'pglite')('the space of deleted counters is reused', async () => {
  const jobs = await openJobQueue(database)
  const sizes: number[] = []
  for (let round = 0; round < 6; round++) {
    await db.execute(sql`insert into rate_limits (key, points, expire)
      select 'form-token:' || ${round}::int || '-' || i, 1, 0 from generate_series(1, 10000) i`)
    await db.execute(sql`delete from rate_limits`)
    if (driver.kind === 'pglite') await vacuum(driver.pglite)
    const { rows } = await db.execute<{ bytes: string }>(
      sql`select pg_total_relation_size('rate_limits') as bytes`,
    )
    sizes.push(Number(rows[0]?.bytes))
  }
  await jobs.stop()

  expect(sizes.at(-1)).toBeLessThan(2.5 * (sizes[0] ?? 0))
})
