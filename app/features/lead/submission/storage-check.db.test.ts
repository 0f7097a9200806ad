import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refuseInserts } from '#tests/support/refuse-inserts.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createStorageCheck } from './storage-check.server.ts'

const { db } = await openTestDatabase()

test('a database without the table of leads counts as none', async () => {
  const storage = createStorageCheck(db)
  await db.execute(sql`alter table leads rename to leads_x`)
  const checksWithout = await storage
    .check()
    .finally(() => db.execute(sql`alter table leads_x rename to leads`))

  expect(checksWithout).toEqual({ database: false, writes: false })
  expect(await storage.check()).toEqual({ database: true, writes: true })
})

test('after a lead could not be stored, storing is rehearsed until it works, and leaves nothing', async () => {
  const storage = createStorageCheck(db)
  const refusal = await refuseInserts(db)
  storage.noteFailure()

  expect(await storage.check()).toEqual({ database: true, writes: false })
  expect(await storage.check()).toEqual({ database: true, writes: false })

  await refusal[Symbol.asyncDispose]()
  expect(await storage.check()).toEqual({ database: true, writes: true })
  expect(await newestLeads(db)).toEqual([])
})

test('while leads are stored, nothing is rehearsed', async () => {
  await using _refusal = await refuseInserts(db)

  expect(await createStorageCheck(db).check()).toEqual({ database: true, writes: true })
})
