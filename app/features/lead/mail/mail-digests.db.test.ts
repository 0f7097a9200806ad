import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { digests, submissionLimits } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { startDigestPipeline } from '#tests/support/lead-digests.ts'
import {
  browserSubmission,
  plainSubmission,
  submitAnotherLead,
  submitDeps,
} from '#tests/support/lead-submissions.ts'
import { OVERALL_LIMIT_REASON } from '../spam/spam-signals.ts'

const pipeline = await startDigestPipeline()
const { deps, smtp, logged, store, makeDue, mailDigest, mailDigests, mailSingles, references, sizes } =
  pipeline
const { db } = deps
const { plain, scripted, suspicious } = submissionLimits
const { size } = digests.ordinary
const AT_ONCE = 10
const QUARANTINED = { mail_state: 'quarantined' } as const
const ALARM = expect.stringContaining('many leads came at once')

const waiting = () => db.$count(leads, sql`mail_state = 'pending'`)
const subjects = () => smtp.mails.map(({ subject }) => subject)

test('of 300 requests without a form token from fifteen addresses, staff get forty mails of their own and, minutes later, a few digests; a person amid them is mailed at once; nobody is lost or mailed twice', async () => {
  const submitting = submitDeps(pipeline)
  const flood = Array.from({ length: 300 }, (_, i) => plainSubmission({ networks: [`203.0.113.${i % 15}`] }))
  for (let i = 0; i < flood.length; i += AT_ONCE) {
    const some = flood.slice(i, i + AT_ONCE)
    await Promise.all(some.map((submission) => submitAnotherLead(submitting, submission)))
  }
  const person = await submitAnotherLead(submitting, browserSubmission({ networks: ['198.51.100.1'] }))

  await mailSingles()
  expect(smtp.mails).toHaveLength(plain.ownMails + 1)
  expect(references()).toContain(person.ok && person.reference)
  expect(await mailDigest()).toBe('none')
  await mailDigests()

  const mails = plain.ownMails + 1 + Math.ceil((300 - plain.ownMails) / size)
  expect(smtp.mails).toHaveLength(mails)
  expect(smtp.mails.some(({ subject }) => subject?.includes('šlamštas'))).toBe(false)
  expect(new Set(references()).size).toBe(301)
  expect(references()).toHaveLength(301)
  expect(await waiting()).toBe(0)
  expect(logged.find(({ level }) => level === 50)).toMatchObject({ msg: ALARM })
})

test('requests with a form token have a limit of their own, and stand first in the digest', async () => {
  const few = {
    ...submissionLimits,
    plain: { ...plain, ownMails: 1 },
    scripted: { ...scripted, ownMails: 2 },
  }
  const submitting = submitDeps(pipeline, few)
  for (const submission of [plainSubmission(), plainSubmission(), ...Array(4).fill(browserSubmission())])
    await submitAnotherLead(submitting, submission)
  await mailSingles()
  expect(smtp.mails).toHaveLength(1 + 2)
  await mailDigests()
  expect(sizes().slice(3)).toEqual([3])
  const kinds = await db.select().from(leads).where(sql`mail_digest = 'plain'`)
  expect(references().at(-1)).toBe(kinds.at(-1)?.reference)
})

test('of quarantined leads twenty are mailed one by one with everything that was written, those beyond in one marked digest; people who came at a bad time stand first, robots last', async () => {
  const submitting = submitDeps(pipeline)
  for (let i = 0; i < suspicious.ownMails + 1; i++)
    await submitAnotherLead(submitting, plainSubmission({ isHoneypotFilled: true }))
  await store(
    { name: 'Ona', quarantine_reason: OVERALL_LIMIT_REASON, ...QUARANTINED },
    { name: 'Jonas', quarantine_reason: 'link in the name; many links', ...QUARANTINED },
  )
  await mailSingles()
  const marked = expect.stringMatching(/^Galimas šlamštas: Skambinti: UAB .+ \(.{4}-.{4}\)$/)
  expect(subjects()).toEqual(Array(suspicious.ownMails).fill(marked))
  expect(smtp.mails[0]?.text).toContain('Veiklos sritis: stogų dengimas\n')

  await mailDigests()
  const [digest, ...others] = smtp.mails.slice(suspicious.ownMails)
  expect(others).toEqual([])
  expect(digest).toMatchObject({ subject: 'Galimas šlamštas: 3\u00a0užklausos' })
  expect(digest?.replyTo).toBeUndefined()
  expect(digest?.text).toMatch(/Vardas: Ona\n.*Vardas: Jonas\n.*Vardas: Žydrė/s)
  expect(await db.$count(leads, sql`mail_state = 'quarantined' and reported_at is not null`)).toBe(
    suspicious.ownMails + 3,
  )
  expect(logged.filter(({ level }) => level === 50)).toEqual([])
})

test('quarantined leads are in no digest of ordinary ones', async () => {
  await store({}, {}, QUARANTINED, QUARANTINED)
  await mailDigests()
  expect(subjects().toSorted()).toEqual([
    '2\u00a0užklausos: UAB „Ąžuolas“ ir kt.',
    'Galimas šlamštas: 2\u00a0užklausos',
  ])
})

test('a digest says of each lead whom to call about what, with the number in the subject; its leads are sent', async () => {
  await store(
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

test('a lead that is alone when its digest is due has a mail of its own', async () => {
  await store({})
  await mailDigests()
  expect(smtp.mails).toMatchObject([{ replyTo: [{ address: 'jonas@example.lt' }] }])
  expect(logged.filter(({ level }) => level === 50)).toEqual([])
})

test('of processes that send digests at once, each sends whole ones of its own', async () => {
  const interrupted = Array.from({ length: size }, () => ({ report_id: 'digest-of-a-killed-process' }))
  await store(...interrupted, ...Array.from({ length: size }, () => ({})))
  await makeDue()
  await Promise.all(Array.from({ length: 9 }, () => mailDigest()))
  expect(sizes()).toEqual([size, size])
  expect(new Set(references()).size).toBe(2 * size)
})
