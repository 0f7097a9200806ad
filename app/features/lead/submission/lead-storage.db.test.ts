import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { refuseInserts } from '#tests/support/refuse-inserts.ts'
import { createLeadStorage } from './lead-storage.server.ts'

const { deps } = await startLeadPipeline()
const { db } = deps

test('a database without the table of leads counts as none', async () => {
  const storage = createLeadStorage(deps)
  await db.execute(sql`alter table leads rename to leads_x`)
  const checksWithout = await storage
    .check()
    .finally(() => db.execute(sql`alter table leads_x rename to leads`))

  expect(checksWithout).toEqual({ database: false, writes: false })
  expect(await storage.check()).toEqual({ database: true, writes: true })
})

test.each(['leads', 'pgboss.job'] as const)(
  'after a lead could not be stored for want of %s, storing is rehearsed until it works, and leaves nothing',
  async (table) => {
    const storage = createLeadStorage(deps)
    const refusal = await refuseInserts(db, table)
    storage.noteFailure()

    expect(await storage.check()).toEqual({ database: true, writes: false })
    expect(await storage.check()).toEqual({ database: true, writes: false })

    await refusal[Symbol.asyncDispose]()
    expect(await storage.check()).toEqual({ database: true, writes: true })
    const { rows } = await db.execute(sql`select from leads union all select from pgboss.job`)
    expect(rows).toEqual([])
  },
)

test('while leads are stored, nothing is rehearsed', async () => {
  await using _refusal = await refuseInserts(db, 'leads')

  expect(await createLeadStorage(deps).check()).toEqual({ database: true, writes: true })
})
