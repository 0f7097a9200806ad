import { expect, test } from 'vitest'
import { ordinaryPerNetwork, submissionLimits } from '#config/limits.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import {
  BUSY,
  browserSubmission,
  NOW,
  plainSubmission,
  submitAnotherLead,
  submitDeps,
  tokenOf,
} from '#tests/support/lead-submissions.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import { type Submission, submitLead } from './submit-lead.server.ts'

const pipeline = await startLeadPipeline()
const { database, smtp, logged } = pipeline
const { db } = database

test('a lead with a filled honeypot is acknowledged, stored with the reason and reported to staff by marked mail', async () => {
  const result = await submitLead(
    submitDeps(pipeline),
    validLead(),
    plainSubmission({ isHoneypotFilled: true }),
  )

  expect(result).toEqual({
    ok: true,
    reference: expect.stringMatching(/^.{4}-.{4}$/),
    isSuspicious: true,
    isSampleHeld: false,
  })
  const reference = result.ok ? result.reference : ''
  await expect
    .poll(() => smtp.mails)
    .toMatchObject([
      {
        subject: `Galimas šlamštas: Skambinti: UAB „Ąžuolo stogai“ (${reference})`,
        messageId: `<${reference}-held-back@example.lt>`,
        from: { name: 'Žydrė Šimkutė' },
        replyTo: [{ address: 'zydre@azuolo-stogai.lt' }],
        text: expect.stringMatching(/užpildytas laukelis, kurio žmonės nemato.*stogų dengimas/s),
      },
    ])
  await expect
    .poll(() => newestLeads(db))
    .toMatchObject([
      {
        mail_state: 'quarantined',
        quarantine_reason: 'hidden field filled',
        mail_attempts: 0,
        reported_at: expect.any(Date),
      },
    ])
})

test('a form sent at once by a browser that fills it in itself is mailed like any other', async () => {
  await submitLead(submitDeps(pipeline), validLead(), plainSubmission({ token: tokenOf(NOW) }))
  await expect.poll(() => newestLeads(db)).toMatchObject([{ mail_state: 'sent', quarantine_reason: null }])
})

test('several signals together quarantine a lead, whatever the browser', async () => {
  const lead = validLead({ name: 'http://spam.example', company: 'SEO https://spam.example' })
  await submitLead(submitDeps(pipeline), lead, browserSubmission())
  expect(await newestLeads(db)).toMatchObject([
    { quarantine_reason: 'link in the name; link in the company name' },
  ])
})

test('an address over its limit is refused; nobody else is, nor are other kinds of submission from it', async () => {
  const deps = submitDeps(pipeline)
  const allowed = submissionLimits.plain.perIp
  const sendFrom = (network: string, submission: Submission = plainSubmission()) =>
    submitAnotherLead(deps, { ...submission, networks: [network] })
  const results = []
  for (let i = 0; i <= allowed; i++) results.push(await sendFrom('203.0.113.7'))
  expect(results.filter(({ ok }) => ok)).toHaveLength(allowed)
  expect(results.at(-1)).toEqual({ ok: false, reason: 'limited', waitSeconds: expect.any(Number) })
  expect(await sendFrom('203.0.113.8')).toMatchObject({ ok: true })
  expect(await sendFrom('203.0.113.7', browserSubmission())).toMatchObject({ ok: true })
  expect(JSON.stringify(logged)).not.toContain('203.0.113')
})

test('a sender who changes addresses within a /48 is refused after four times the limit of one address', async () => {
  const values = { ...submissionLimits, plain: { ...submissionLimits.plain, perIp: 2 } }
  const deps = submitDeps(pipeline, values)
  const results = []
  for (let i = 0; i < 12; i++) {
    const networks = [`2001:db8:1:${i}00::/64`, `2001:db8:1:${i}00::/56`, '2001:db8:1::/48']
    results.push(await submitAnotherLead(deps, plainSubmission({ networks })))
  }
  expect(results.map(({ ok }) => ok)).toEqual([...Array(8).fill(true), ...Array(4).fill(false)])
})

test.each<[string, (i: number) => string[], string]>([
  ['an IPv4 address', () => ['203.0.113.7'], '203.0.113.8'],
  [
    'the /64 networks of a /48',
    (i) => [`2001:db8:1:${i}00::/64`, `2001:db8:1:${i}00::/56`, '2001:db8:1::/48'],
    '2001:db8:2::/48',
  ],
])(
  'beyond the mails that staff get for %s, leads are stored and reported by marked mail; nobody is refused',
  async (_name, networksOf, other) => {
    const deps = submitDeps(pipeline)
    const results = []
    for (let i = 0; i < ordinaryPerNetwork + 2; i++) {
      results.push(await submitAnotherLead(deps, browserSubmission({ networks: networksOf(i) })))
    }
    expect(results.filter(({ ok }) => ok)).toHaveLength(ordinaryPerNetwork + 2)
    const reasons = (await newestLeads(db, 99)).map(({ quarantine_reason }) => quarantine_reason)
    expect(reasons.filter((reason) => reason === null)).toHaveLength(ordinaryPerNetwork)
    expect(reasons.filter((reason) => reason === 'many requests from one network')).toHaveLength(2)

    await submitAnotherLead(deps, browserSubmission({ networks: [other] }))
    expect(await newestLeads(db, 1)).toMatchObject([{ quarantine_reason: null }])
    const marked = () => smtp.mails.filter(({ subject }) => subject?.startsWith('Galimas šlamštas: '))
    await expect
      .poll(() => marked().map(({ text }) => text))
      .toEqual(
        Array(2).fill(expect.stringContaining('iš to paties tinklo neseniai gauta labai daug užklausų')),
      )
  },
)

test('a clock that is set back while forms are open does not make them count as sent without scripts', async () => {
  const deps = submitDeps(pipeline, BUSY)
  const token = () => tokenOf(new Date(NOW.getTime() + 3_600_000))
  for (let i = 0; i < 3; i++) await submitAnotherLead(deps, plainSubmission({ token: token() }))
  expect((await newestLeads(db, 3)).map(({ quarantine_reason }) => quarantine_reason)).toEqual([
    null,
    null,
    null,
  ])
})

test('above the overall limit a lead is stored and reported to staff', async () => {
  const deps = submitDeps(pipeline, BUSY)
  const results = []
  for (let i = 0; i < 3; i++) results.push(await submitAnotherLead(deps, plainSubmission()))

  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await newestLeads(db, 1)).toMatchObject([
    { mail_state: 'quarantined', quarantine_reason: 'over the limit of all submissions' },
  ])
  await expect
    .poll(() => smtp.mails.map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Galimas šlamštas: Skambinti: UAB /))
})

test('a full quarantine refuses leads above the overall limit, and likely spam before them; others are accepted as usual', async () => {
  const deps = submitDeps(pipeline, BUSY, 4)
  const trapped = () => submitAnotherLead(deps, plainSubmission({ isHoneypotFilled: true }))
  for (let i = 0; i < 3; i++) expect(await trapped()).toMatchObject({ ok: true })
  expect(await trapped()).toMatchObject({ ok: false, reason: 'limited' })

  const results = []
  for (let i = 0; i < 4; i++) results.push(await submitAnotherLead(deps, plainSubmission()))

  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false])
  expect(await submitAnotherLead(deps, browserSubmission())).toMatchObject({ ok: true })
})
