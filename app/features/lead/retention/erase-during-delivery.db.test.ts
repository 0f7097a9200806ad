import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { stopLoops } from '#app/infra/loop.server.ts'
import { leads } from '#db/schema/leads.ts'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { mailNextDigest } from '../mail/mail-digests.server.ts'
import { startLeadNotifications } from '../mail/notify-lead.server.ts'
import { startSamples } from '../sample/send-sample.server.ts'
import { eraseLeads } from './erase-leads.server.ts'

const { database, deps, smtp, sampleDeps, sampleSmtp, ask } = await startSamplePipeline()
const loops = [startLeadNotifications(deps), startSamples(sampleDeps)]
afterAll(() => stopLoops(loops))

const erase = (reference: string) =>
  eraseLeads({ ...database, mailDirectory: 'no such folder' }, { reference })

test.each([
  ['sample', sampleSmtp],
  ['mail to staff', smtp],
])('an erasure waits until no %s of the lead is being delivered', async (_name, server) => {
  const { promise: isComing, resolve } = Promise.withResolvers<void>()
  server.behave(() => {
    resolve()
    return 'slow'
  })
  const reference = await ask()
  await isComing

  expect(await erase(reference)).toMatchObject({ leads: 1 })

  expect(server.mails).toHaveLength(1)
  expect(await deps.db.$count(leads)).toBe(0)
})

test('an erasure waits until the digest with the lead is delivered; the others of it stay', async () => {
  const { promise: isComing, resolve } = Promise.withResolvers<void>()
  smtp.behave(() => {
    resolve()
    return 'slow'
  })
  const shared = { mail_digest: 'plain' as const, mail_due_at: new Date(0) }
  await deps.db
    .insert(leads)
    .values(['GONE-AAAA', 'STAY-AAAA'].map((reference) => leadRow({ reference, ...shared })))
  const mailing = mailNextDigest(deps)
  await isComing

  expect(await erase('GONE-AAAA')).toMatchObject({ leads: 1 })

  expect(smtp.mails).toHaveLength(1)
  expect(await mailing).toBe('sent')
  expect(await deps.db.select().from(leads)).toMatchObject([{ reference: 'STAY-AAAA', mail_state: 'sent' }])
})

test('an erasure does not wait for longer than any delivery takes', async () => {
  const reference = await ask()
  await expect.poll(() => deps.db.$count(leads, sql`sample_state = 'sent'`)).toBe(1)
  await deps.db.update(leads).set({ mail_claimed_until: sql`now() + interval '1 hour'` })
  const impatient = { ...database, mailDirectory: 'no such folder', mailTimeoutMs: 0 }
  expect(await eraseLeads(impatient, { reference })).toMatchObject({ leads: 1 })
})
