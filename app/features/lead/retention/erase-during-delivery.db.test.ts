import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { countJobs } from '#tests/support/live-jobs.ts'
import { startLeadNotifications } from '../mail/notify-lead.server.ts'
import { startSamples } from '../mail/send-sample.server.ts'
import { eraseLeads } from './erase-leads.server.ts'

const { database, deps, smtp, sampleDeps, sampleSmtp, ask } = await startSamplePipeline()
const { db, jobs } = deps
await startLeadNotifications(jobs, deps)
await startSamples(jobs, sampleDeps)

const erase = (reference: string) =>
  eraseLeads({ ...database, jobs, mailDirectory: 'no such folder' }, { reference })
const isRunning = async (queue: string) =>
  (await db.execute(sql`select 1 from pgboss.job where name = ${queue} and state = 'active'`)).rows.length > 0

test.each([
  ['sample', 'send-sample', sampleSmtp],
  ['mail to staff', 'notify-lead', smtp],
])('an erasure waits until no %s of the lead is being delivered', async (_name, queue, server) => {
  const { promise: isComing, resolve } = Promise.withResolvers<void>()
  server.behave(() => {
    resolve()
    return 'slow'
  })
  const reference = await ask()
  await isComing

  expect(await erase(reference)).toMatchObject({ leads: 1 })

  expect(server.mails).toHaveLength(1)
  expect(await isRunning(queue)).toBe(false)
  expect(await countJobs(db, reference)).toBe(0)
})
