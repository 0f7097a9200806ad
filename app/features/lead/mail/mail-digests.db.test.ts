import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
  MailError,
  MailInterruptedError,
  MailRefusedError,
  MailServerError,
} from '#app/infra/mail/mailer.server.ts'
import { sharedMails, submissionLimits } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import {
  AMPLE_CAPACITY,
  browserSubmission,
  plainSubmission,
  submitAnotherLead,
  submitDeps,
} from '#tests/support/lead-submissions.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { resendFailed, resendLead } from '../commands/resend-and-release.server.ts'
import { storeLead } from '../submission/store-lead.server.ts'
import { receiveLead } from '../submission/submission-key.server.ts'
import { notifyNextLead } from './notify-lead.server.ts'
import { mailWaiting, ORDINARY } from './shared-mails.server.ts'

const pipeline = await startLeadPipeline({ isWorking: false })
const { database, deps, smtp, logged } = pipeline
const { db } = deps
const { plain, scripted } = submissionLimits
const { attempts, digestSize, digestEveryMinutes } = sharedMails.ordinary
const admin = { ...database, mailDirectory: '', print: async () => {}, info: () => {} }
const AT_ONCE = 10
const ALARM = expect.stringContaining('many leads came at once')

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const mailDigests = (now = new Date(), changes: Partial<typeof deps> = {}) =>
  mailWaiting({ ...deps, ...changes }, ORDINARY, now)
const failing = (error: Error, word = '') => ({
  mailer: {
    ...deps.mailer,
    send: (mail: Parameters<typeof deps.mailer.send>[0]) =>
      mail.text.includes(word) ? Promise.reject(error) : deps.mailer.send(mail),
  },
})
const waiting = () => db.$count(leads, sql`mail_state = 'pending'`)
const references = () =>
  smtp.mails.flatMap(({ text = '' }) => [...text.matchAll(/^Užklausos numeris: (.*)$/gm)].map(([, id]) => id))
const digested = () => smtp.mails.map(({ text = '' }) => text.match(/^Užklausos numeris: /gm)?.length)

test('of 300 requests without a form token from fifteen addresses, staff get forty mails of their own and a few digests; a person amid them is mailed at once; nobody is lost or mailed twice', async () => {
  const submitting = submitDeps(pipeline)
  const flood = Array.from({ length: 300 }, (_, i) => plainSubmission({ networks: [`203.0.113.${i % 15}`] }))
  for (let i = 0; i < flood.length; i += AT_ONCE) {
    const some = flood.slice(i, i + AT_ONCE)
    await Promise.all(some.map((submission) => submitAnotherLead(submitting, submission)))
  }
  const person = await submitAnotherLead(submitting, browserSubmission({ networks: ['198.51.100.1'] }))

  while ((await notifyNextLead(deps)) === 'sent');
  expect(smtp.mails).toHaveLength(plain.ownMails + 1)
  expect(references()).toContain(person.ok && person.reference)
  await mailDigests()

  const mails = plain.ownMails + 1 + Math.ceil((300 - plain.ownMails) / digestSize)
  expect(smtp.mails).toHaveLength(mails)
  expect(smtp.mails.some(({ subject }) => subject?.includes('šlamštas'))).toBe(false)
  expect(new Set(references()).size).toBe(301)
  expect(references()).toHaveLength(301)
  expect(await waiting()).toBe(0)
  expect(logged.filter(({ level }) => level === 50)).toMatchObject([{ msg: ALARM }])
})

test('requests with a form token have a limit of their own, and stand first in the digest', async () => {
  const few = {
    ...submissionLimits,
    plain: { ...plain, ownMails: 1 },
    scripted: { ...scripted, ownMails: 2 },
  }
  const submitting = submitDeps(pipeline, AMPLE_CAPACITY, few)
  for (const submission of [plainSubmission(), plainSubmission(), ...Array(4).fill(browserSubmission())])
    await submitAnotherLead(submitting, submission)
  while ((await notifyNextLead(deps)) === 'sent');
  expect(smtp.mails).toHaveLength(1 + 2)
  await mailDigests()
  expect(digested().slice(3)).toEqual([3])
  const kinds = await db.select().from(leads).where(sql`mail_digest = 'plain'`)
  expect(references().at(-1)).toBe(kinds.at(-1)?.reference)
})

test('a digest says of each lead whom to call about what, with the number in the subject; its leads are sent', async () => {
  await storeForDigest(
    {},
    {
      company: 'UAB Beržas',
      name: 'Ona',
      cpv_codes: ['45261000-4'],
      wants: ['sample'],
      sample_state: 'asked',
    },
  )
  await mailDigests()
  expect(smtp.mails).toMatchObject([{ subject: '2\u00a0užklausos: UAB „Ąžuolas“ ir kt.' }])
  expect(smtp.mails[0]?.replyTo).toBeUndefined()
  expect(smtp.mails[0]?.text).toMatch(
    /2 iš 2 ———\nPavyzdys: UAB Beržas .*Vardas: Ona\nTelefonas: \+370.*išsiunčia pati.*45261000-4/s,
  )
  expect(await db.select().from(leads)).toMatchObject(
    Array(2).fill({
      mail_state: 'sent',
      mail_sent_at: expect.any(Date),
      mail_claimed_until: null,
      report_id: expect.stringMatching(/^digest-/),
    }),
  )
})

test('the next digest waits a few minutes; a lead that is alone then has a mail of its own', async () => {
  await storeForDigest({}, {})
  await mailDigests()
  await storeForDigest({})
  await mailDigests(inMinutes(digestEveryMinutes - 1))
  expect(smtp.mails).toHaveLength(1)
  await mailDigests(inMinutes(digestEveryMinutes + 1))
  expect(smtp.mails[1]).toMatchObject({ replyTo: [{ address: 'jonas@example.lt' }] })
  expect(logged.filter(({ level }) => level === 50)).toHaveLength(1)
})

test('a digest whose process was killed is sent again as the same mail, also when more leads have come', async () => {
  await storeForDigest({}, {}, {})
  const killed = { mailer: { ...deps.mailer, send: () => Promise.reject(new MailInterruptedError()) } }
  await mailDigests(new Date(), killed)
  const [first] = await db.select().from(leads)
  await db.update(leads).set({ mail_claimed_until: sql`now() - interval '1 second'` })
  await storeForDigest({})
  await mailDigests()
  expect(smtp.mails[0]?.messageId).toBe(`<${first?.report_id}@example.lt>`)
  expect(digested()).toEqual([3, 1])
})

test('a digest that was sent while the database was away is not sent again', async () => {
  await storeForDigest({}, {})
  await db.execute(sql`alter table leads add constraint unmarked check (mail_state <> 'sent')`)
  const mailed = mailDigests()
  await expect.poll(() => smtp.mails.length).toBe(1)
  await db.execute(sql`alter table leads drop constraint unmarked`)
  expect(await mailed).toBe(true)
  expect(await waiting()).toBe(0)
})

test('while the mail server is at fault a digest waits whole, and is tried once at a time', async () => {
  await storeForDigest(...Array.from({ length: digestSize + 1 }, () => ({})))
  expect(await mailDigests(new Date(), failing(new MailServerError('421')))).toBe(false)
  expect(await db.$count(leads, sql`mail_attempts = 1`)).toBe(digestSize)
  await mailDigests()
  expect(digested()).toEqual([digestSize, 1])
})

test('a digest that is refused is divided; the lead whose text it is for waits for a mail of its own', async () => {
  await storeForDigest(...Array.from({ length: 20 }, (_, i) => ({ industry: i === 7 ? 'casino' : 'stogai' })))
  await mailDigests(new Date(), failing(new MailRefusedError('554'), 'casino'))
  expect(references()).toHaveLength(19)
  expect(await db.select().from(leads).where(sql`mail_state = 'pending'`)).toMatchObject([
    { industry: 'casino', mail_digest: null, mail_claimed_until: null },
  ])
  expect(await notifyNextLead(deps)).toBe('sent')
})

test('a digest that a full mailbox does not take is tried once at a time, its leads stay together, and resending what failed keeps it so', async () => {
  await storeForDigest({}, {}, {})
  const send = vi.fn(() => Promise.reject(new MailError('452')))
  for (let tries = 1; tries < attempts; tries++) {
    expect(await mailDigests(new Date(), { mailer: { ...deps.mailer, send } })).toBe(false)
    expect(send).toHaveBeenCalledTimes(tries)
  }
  await mailDigests(new Date(), { mailer: { ...deps.mailer, send } })
  expect(send).toHaveBeenCalledTimes(attempts + 4)
  await resendFailed(admin)
  expect(await notifyNextLead(deps)).toBe('none')
  await mailDigests()
  expect(digested()).toEqual([3])
})

test('a lead of a digest that staff want again has a mail of its own', async () => {
  await storeForDigest({ reference: 'ONCE-AAAA' }, {})
  await mailDigests()
  await resendLead(admin, 'ONCE-AAAA')
  expect(await notifyNextLead(deps)).toBe('sent')
  expect(smtp.mails[1]).toMatchObject({ messageId: '<ONCE-AAAA@example.lt>' })
})

test('a quarantined lead that comes again in a flood is released into a digest', async () => {
  const received = receiveLead(validLead(), new Date())
  await storeLead(deps, received, { quarantineReason: 'hidden field filled' })
  await db.update(leads).set({ report_id: 'held-back-1' })
  await storeLead(deps, received, { mailDigest: 'plain' })
  expect(await notifyNextLead(deps)).toBe('none')
  await storeForDigest({})
  await mailDigests()
  expect(digested()).toEqual([2])
})

let count = 0

async function storeForDigest(...all: Partial<typeof leads.$inferInsert>[]): Promise<void> {
  const rows = all.map((changes) => {
    count += 1
    const reference = `MANY-${String(count).padStart(4, '0')}`
    return leadRow({ reference, created_at: new Date(Date.now() + count), mail_digest: 'plain', ...changes })
  })
  await db.insert(leads).values(rows)
}
