import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  MailError,
  MailInterruptedError,
  MailRefusedError,
  MailServerError,
  MailUnansweredError,
} from '#app/infra/mail/mailer.server.ts'
import { leads } from '#db/schema/leads.ts'
import { startDigestPipeline } from '#tests/support/lead-digests.ts'
import { resendLead } from '../commands/resend-and-release.server.ts'
import type { NewLead } from '../lead-store.server.ts'
import { notifyNextLead } from './notify-lead.server.ts'

const pipeline = await startDigestPipeline()
const {
  database,
  deps,
  smtp,
  store,
  makeDue,
  mailDigest,
  mailDigests,
  mailSingles,
  failing,
  references,
  sizes,
} = pipeline
const { db } = deps
const admin = { ...database, mailDirectory: '', print: async () => {}, info: () => {} }

test.each<[string, Error, number]>([
  ['whose process was killed', new MailInterruptedError(), 0],
  ['that was taken whole without a reply', new MailUnansweredError('no reply'), 1],
])(
  'a digest %s is sent again as the same mail, also when more leads have come',
  async (_, error, mail_attempts) => {
    await store({}, {}, {})
    await makeDue()
    await mailDigest(failing(error))
    const [first] = await db.select().from(leads)
    await store({ mail_attempts })
    await mailDigests()
    expect(smtp.mails[0]?.messageId).toBe(`<${first?.report_id}@example.lt>`)
    expect(sizes()).toEqual([3, 1])
  },
)

test('a digest that was sent while the database was away is not sent again', async () => {
  await store({}, {})
  await db.execute(sql`alter table leads add constraint unmarked check (mail_state <> 'sent')`)
  await makeDue()
  const mailed = mailDigest()
  await expect.poll(() => smtp.mails.length).toBe(1)
  await db.execute(sql`alter table leads drop constraint unmarked`)
  expect(await mailed).toBe('sent')
  expect(await db.$count(leads, sql`mail_state = 'pending'`)).toBe(0)
})

test('while the mail server is at fault a digest waits whole, however long, and is due again at once', async () => {
  await store(...Array(3).fill({ mail_attempts: 99 }))
  await makeDue()
  expect(await mailDigest(failing(new MailServerError('421')))).toBe('serverFailed')
  expect(await db.$count(leads, sql`mail_attempts = 99 and mail_digest is not null`)).toBe(3)
  expect(await mailDigest()).toBe('sent')
  expect(sizes()).toEqual([3])
})

test.each<[string, Partial<NewLead>]>([
  ['ordinary', {}],
  ['quarantined', { mail_state: 'quarantined' }],
])(
  'a digest of %s leads that is refused is halved until the lead at fault is alone, which is mailed by its number',
  async (_, state) => {
    await store(
      ...Array.from({ length: 9 }, (_, i) => ({ industry: i === 7 ? 'casino' : 'stogai', ...state })),
    )
    const refusing = failing(new MailRefusedError('554'), 'casino')
    await mailDigests(refusing)
    expect(sizes().toSorted()).toEqual([2, 5])

    for (let attempt = 0; attempt < 3; attempt++) {
      await makeDue()
      await notifyNextLead({ ...deps, ...refusing })
    }
    expect(references()).toHaveLength(8)
    expect(smtp.mails.filter(({ text }) => text?.includes('atmetė laišką su jos tekstu'))).toHaveLength(1)
    expect(await notifyNextLead(deps)).toBe('none')
  },
)

test('a digest that is not accepted for now is tried whole after pauses, ten times, and holds up no later one; then it is halved', async () => {
  await store({}, { industry: 'casino' })
  const deferring = failing(new MailError('452'), 'casino')
  await mailDigests(deferring)
  expect(await mailDigest(deferring)).toBe('none')
  await store({}, {}, {})
  await mailDigests(deferring)
  expect(sizes()).toEqual([3])

  await db.update(leads).set({ mail_attempts: 8 }).where(sql`mail_state = 'pending'`)
  await mailDigests(deferring)
  expect(await notifyNextLead(deps)).toBe('none')
  await mailDigests(deferring)
  await mailSingles()
  expect(sizes()).toEqual([3, 1, 1])
})

test('half an hour of a full mailbox makes two mails of a digest, not one for each of its leads', async () => {
  await store(...Array(50).fill({ mail_attempts: 9 }))
  await makeDue()
  await mailDigest(failing(new MailError('452')))
  await mailDigests()
  expect(sizes()).toEqual([25, 25])
})

test('a lead of a digest that staff want again has a mail of its own', async () => {
  await store({ reference: 'ONCE-AAAA' }, {})
  await mailDigests()
  await resendLead(admin, 'ONCE-AAAA')
  expect(await notifyNextLead(deps)).toBe('sent')
  expect(smtp.mails[1]).toMatchObject({ messageId: '<ONCE-AAAA@example.lt>' })
})
