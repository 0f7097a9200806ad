import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJobQueue } from '#app/infra/jobs/jobs.server.ts'
import { openMailFiles } from '#app/infra/mail/mail-files.server.ts'
import { leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-lead.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from '../notification/notify-lead.server.ts'
import type { LeadAdmin } from './lead-commands.server.ts'
import { runLeadCommand } from './run-lead-command.server.ts'

const database = await openTestDatabase()
const { db, pool, embeddedDirectory } = database
const jobs = await openJobQueue(database)
beforeAll(() => jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY))
afterAll(() => jobs.stop())

const admin: LeadAdmin = {
  db,
  pool,
  embeddedDirectory,
  jobs,
  mailFiles: openMailFiles('no such folder'),
  print: async () => {},
  info: () => {},
}

test('a table that would not fit into memory is refused', async () => {
  const command = { name: 'list', filter: { limit: 10_001 } } as const
  await expect(runLeadCommand(admin, { ...command, isJson: false })).rejects.toThrow('at most 10000 leads')
  await runLeadCommand(admin, { ...command, isJson: true })
})

test('visitors of the server have their turn between the leads that are mailed again', async () => {
  const failed = Array.from({ length: 20 }, (_, i) =>
    leadRow({ reference: `FAIL-${i}`, mail_state: 'failed' }),
  )
  await db.insert(leads).values(failed)
  let turns = 0
  let isOver = false
  const takeTurn = () => {
    turns += 1
    if (!isOver) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  await runLeadCommand(admin, { name: 'resend-failed' })
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(failed.length)
})
