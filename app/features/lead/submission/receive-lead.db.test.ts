import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { listLeads } from '../lead-store.server.ts'
import { issueFormToken } from './form-token.server.ts'
import { createHeldBackRoom } from './held-back-room.server.ts'
import { type ReceiveLeadDeps, receiveLead, type Submission } from './receive-lead.server.ts'
import { createSubmissionLimits } from './submission-limits.server.ts'

const SECRET = 'a secret of the test'
const { database, deps: pipeline, smtp, logged } = await startLeadPipeline()
const MUCH = { maxRows: 100, maxBytes: 1e9, suspiciousShare: 1, minFreeDiskBytes: 0 }

function createDeps(bounds = MUCH, values = limits.submissions): ReceiveLeadDeps {
  return {
    ...pipeline,
    formSecret: SECRET,
    limits: createSubmissionLimits(database, SECRET, values),
    heldBackRoom: createHeldBackRoom({ ...database, dataDir: '.', log: pipeline.log }, bounds),
  }
}

/** With an overall limit of two for people without scripts. */
const BUSY = {
  ...limits.submissions,
  plain: { ...limits.submissions.plain, overall: { count: 2, seconds: 60 } },
} as unknown as typeof limits.submissions

const NOW = new Date()
const aMinuteAgo = new Date(NOW.getTime() - 60_000)
const plain = (changes: Partial<Submission> = {}): Submission => ({
  token: null,
  isTrapped: false,
  networks: [],
  ...changes,
})
const browser = (changes: Partial<Submission> = {}) =>
  plain({ token: issueFormToken(SECRET, aMinuteAgo), ...changes })
const another = () => validLead({ company: `UAB ${crypto.randomUUID()}` })

test('a filled hidden field is thanked for, stored with the reason, and staff are told of it by marked mail', async () => {
  const result = await receiveLead(createDeps(), validLead(), plain({ isTrapped: true }), NOW)

  expect(result).toEqual({ ok: true, reference: expect.stringMatching(/^.{4}-.{4}$/) })
  const reference = result.ok ? result.reference : ''
  await expect
    .poll(() => smtp.mails, { timeout: 20_000 })
    .toMatchObject([
      {
        subject: 'Galimas šlamštas: Nauja pasiūlymo užklausa',
        messageId: `<${reference}-held-back@example.lt>`,
        from: { name: 'Žydrė Šimkutė' },
        replyTo: [{ address: 'zydre@azuolo-stogai.lt' }],
        text: expect.stringMatching(/užpildytas laukelis, kurio žmonės nemato.*stogų dengimas/s),
      },
    ])
  await expect
    .poll(() => listLeads(pipeline.db, 10))
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
  await receiveLead(createDeps(), validLead(), plain({ token: issueFormToken(SECRET, NOW) }), NOW)
  expect(await listLeads(pipeline.db, 10)).toMatchObject([{ mail_state: 'pending', quarantine_reason: null }])
})

test('several signals together hold a request back, whatever the browser', async () => {
  const lead = validLead({ name: 'http://spam.example', company: 'SEO https://spam.example' })
  await receiveLead(createDeps(), lead, browser(), NOW)
  expect(await listLeads(pipeline.db, 10)).toMatchObject([
    { quarantine_reason: 'link in the name; link in the company name' },
  ])
})

test('a form without scripts is nobody’s fault', async () => {
  await receiveLead(createDeps(), validLead(), plain(), NOW)
  expect(await listLeads(pipeline.db, 10)).toMatchObject([{ quarantine_reason: null }])
})

test('an address over its limit is refused; nobody else is, and neither are other kinds of it', async () => {
  const deps = createDeps()
  const allowed = limits.submissions.plain.perAddress.count
  const sendFrom = (network: string, submission: Submission = plain()) =>
    receiveLead(deps, another(), { ...submission, networks: [network] }, NOW)
  const results = []
  for (let i = 0; i <= allowed; i++) results.push(await sendFrom('203.0.113.7'))
  expect(results.filter(({ ok }) => ok)).toHaveLength(allowed)
  expect(results.at(-1)).toEqual({ ok: false, reason: 'limited', waitSeconds: expect.any(Number) })
  expect(await sendFrom('203.0.113.8')).toMatchObject({ ok: true })
  expect(await sendFrom('203.0.113.7', browser())).toMatchObject({ ok: true })
  expect(JSON.stringify(logged)).not.toContain('203.0.113')
})

test('who changes addresses within a /48 is refused after four times the limit of one address', async () => {
  const { perAddress } = BUSY.plain
  const values = {
    ...BUSY,
    plain: { perAddress: { ...perAddress, count: 2 }, overall: { count: 99, seconds: 60 } },
  }
  const deps = createDeps(MUCH, values as unknown as typeof limits.submissions)
  const results = []
  for (let i = 0; i < 12; i++) {
    const networks = [`2001:db8:1:${i}00::/64`, `2001:db8:1:${i}00::/56`, '2001:db8:1::/48']
    results.push(await receiveLead(deps, another(), plain({ networks }), NOW))
  }
  expect(results.map(({ ok }) => ok)).toEqual([...Array(8).fill(true), ...Array(4).fill(false)])
})

test('a form token that is used over and over counts as none', async () => {
  const deps = createDeps(MUCH, BUSY)
  const token = issueFormToken(SECRET, aMinuteAgo)
  for (let i = 0; i < 14; i++) await receiveLead(deps, another(), plain({ token }), NOW)
  const reasons = (await listLeads(pipeline.db, 20)).map(({ quarantine_reason }) => quarantine_reason)
  // Ten as a browser's, two within the limit of those without scripts, the rest over it.
  expect(reasons.filter((reason) => reason === null)).toHaveLength(12)
})

test('a clock that is set back while forms are open makes none of them one without scripts', async () => {
  const deps = createDeps(MUCH, BUSY)
  const token = () => issueFormToken(SECRET, new Date(NOW.getTime() + 3_600_000))
  for (let i = 0; i < 3; i++) await receiveLead(deps, another(), plain({ token: token() }), NOW)
  expect((await listLeads(pipeline.db, 3)).map(({ quarantine_reason }) => quarantine_reason)).toEqual([
    null,
    null,
    null,
  ])
})

test('above the limit of all a request is stored and staff are told of it', async () => {
  const deps = createDeps(MUCH, BUSY)
  const results = []
  for (let i = 0; i < 3; i++) results.push(await receiveLead(deps, another(), plain(), NOW))

  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await listLeads(pipeline.db, 1)).toMatchObject([
    { mail_state: 'quarantined', quarantine_reason: 'over the limit of all submissions' },
  ])
  await expect
    .poll(() => smtp.mails.map(({ subject }) => subject), { timeout: 20_000 })
    .toContain('Galimas šlamštas: Nauja pasiūlymo užklausa')
})

test('without room a request above the limit of all is refused; others are taken as ever', async () => {
  const deps = createDeps({ ...MUCH, maxRows: 2, suspiciousShare: 0.5 }, BUSY)
  const trapped = () => receiveLead(deps, another(), plain({ isTrapped: true }), NOW)
  expect([await trapped(), await trapped()]).toMatchObject([{ ok: true }, { ok: false, reason: 'limited' }])

  const results = []
  for (let i = 0; i < 4; i++) results.push(await receiveLead(deps, another(), plain(), NOW))

  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false])
  expect(await receiveLead(deps, another(), browser(), NOW)).toMatchObject({ ok: true })
})

test.each<[string, Partial<typeof MUCH>]>([
  ['bytes', { maxBytes: 10 }],
  ...(database.driver.kind === 'pglite'
    ? [['free disk', { minFreeDiskBytes: 1e18 }] as [string, object]]
    : []),
])('without %s nothing is held back', async (_, bound) => {
  const deps = createDeps({ ...MUCH, ...bound })
  const result = await receiveLead(deps, another(), plain({ isTrapped: true }), NOW)
  expect(result).toMatchObject({ ok: false, reason: 'limited' })
})

describe('a request that was held back, sent again without what made it suspicious', () => {
  const trapped = () => plain({ isTrapped: true })
  const clean = () => browser()

  test('is released and mailed like any other, under the number that the visitor was given', async () => {
    const first = await receiveLead(createDeps(), validLead(), trapped(), NOW)
    expect(await listLeads(pipeline.db, 10)).toMatchObject([{ mail_state: 'quarantined' }])

    const second = await receiveLead(createDeps(), validLead(), clean(), NOW)

    expect(second).toEqual(first)
    const reference = second.ok ? second.reference : ''
    await expect
      .poll(() => smtp.mails.map(({ messageId }) => messageId), { timeout: 20_000 })
      .toContain(`<${reference}@example.lt>`)
    await expect.poll(() => listLeads(pipeline.db, 10)).toMatchObject([{ reference, mail_state: 'sent' }])
  })

  test('is released too when it only came above the limit of all, and mailed once', async () => {
    const busy = createDeps(MUCH, BUSY)
    for (let i = 0; i < 2; i++) await receiveLead(busy, another(), plain(), NOW)
    await receiveLead(busy, validLead(), plain(), NOW)
    expect(await listLeads(pipeline.db, 1)).toMatchObject([{ mail_state: 'quarantined' }])

    const again = () => receiveLead(createDeps(), validLead(), clean(), NOW)
    const results = await Promise.all([again(), again(), again()])

    const reference = results[0]?.ok ? results[0].reference : ''
    expect(await countJobs(reference)).toBe(1)
    const isOrdinary = ({ messageId }: { messageId?: string }) => messageId === `<${reference}@example.lt>`
    await expect.poll(() => smtp.mails.filter(isOrdinary), { timeout: 20_000 }).toHaveLength(1)
  })

  test('is mailed once, whichever of many comes first', async () => {
    const deps = createDeps()
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) => receiveLead(deps, validLead(), i % 2 ? clean() : trapped(), NOW)),
    )

    const [stored, ...others] = await listLeads(pipeline.db, 10)
    expect(others).toEqual([])
    expect(results).toEqual(results.map(() => ({ ok: true, reference: stored?.reference })))
    expect(await countJobs(stored?.reference)).toBe(1)
  })

  test('stays held back as long as it looks the same, and is not held back again once it was let through', async () => {
    const deps = createDeps()
    const send = (submission: Submission) => receiveLead(deps, validLead(), submission, NOW)
    await send(trapped())
    await send(trapped())
    expect(await listLeads(pipeline.db, 10)).toMatchObject([{ mail_state: 'quarantined' }])

    const { reference } = { reference: '', ...(await send(clean())) }
    await send(trapped())
    await expect
      .poll(() => listLeads(pipeline.db, 10), { timeout: 20_000 })
      .toMatchObject([{ reference, mail_state: 'sent' }])
  })
})

async function countJobs(reference: string | null | undefined): Promise<number> {
  const { rows } = await pipeline.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where data->>'reference' = ${reference}`,
  )
  return rows[0]?.count ?? 0
}
