import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { site } from '#config/site.ts'
import { leads } from '#db/schema/leads.ts'
import { leadAudit } from '#db/schema/operations.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { hasLiveJob } from '#tests/support/live-jobs.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { registerLeadMetrics, submissionCounter } from '../admin/stats/lead-metrics.server.ts'
import { type EraseOldLeadsDeps, eraseOldLeads } from '../retention/erase-old-leads.server.ts'
import { logOverdueMail, requeueOrphanedLeads } from './lead-maintenance.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from './notify-lead.server.ts'

const { database, deps, logged } = await startLeadPipeline({ isWorking: false })
const { db, log } = deps
await deps.jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)

const NOW = new Date('2026-11-20T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('retention', () => {
  let mailDir: string
  let retention: EraseOldLeadsDeps
  beforeEach(async () => {
    mailDir = await mkdtemp(join(tmpdir(), 'mail-'))
    retention = { ...database, mailDirectory: mailDir, log }
  })
  afterEach(() => rm(mailDir, { recursive: true }))

  test('erases what is older than the term with its mail files, and leaves a line without names', async () => {
    await db.insert(leads).values([
      leadRow({
        reference: 'OLD1-AAAA',
        report_id: 'held-back-digest',
        created_at: new Date('2025-11-20T09:59:00Z'),
      }),
      leadRow({ reference: null, created_at: new Date('2024-01-01') }),
      leadRow({ reference: 'NEW1-AAAA', created_at: new Date('2025-11-20T10:01:00Z') }),
    ])
    await db.delete(leadAudit)

    for (const name of ['OLD1-AAAA.eml', 'OLD1-AAAA-refused.eml', 'held-back-digest.eml', 'NEW1-AAAA.eml']) {
      await writeFile(join(mailDir, name), '')
    }

    await eraseOldLeads(retention, NOW)

    expect(await db.select().from(leads)).toMatchObject([{ reference: 'NEW1-AAAA' }])
    expect(await readdir(mailDir)).toEqual(['NEW1-AAAA.eml'])
    expect(await db.select().from(leadAudit)).toMatchObject([
      { event: 'retention', lead_count: 2, created_before: new Date('2025-11-20T10:00:00Z') },
    ])
  })

  test('erases nothing younger than 31 days when the term is one month, in March either', async () => {
    await db
      .insert(leads)
      .values([
        leadRow({ reference: 'OLD2-AAAA', created_at: new Date('2026-02-12T09:59:00Z') }),
        leadRow({ reference: 'NEW2-AAAA', created_at: new Date('2026-02-12T10:01:00Z') }),
      ])
    const { leadRetentionMonths } = site
    onTestFinished(() => void Object.assign(site, { leadRetentionMonths }))
    site.leadRetentionMonths = 1

    await eraseOldLeads(retention, new Date('2026-03-15T10:00:00Z'))

    expect(await db.select().from(leads)).toMatchObject([{ reference: 'NEW2-AAAA' }])
  })

  test('erases what is still quarantined ninety days after staff were told of it', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
    const held = { mail_state: 'quarantined' as const, created_at: daysAgo(200) }
    await db
      .insert(leads)
      .values([
        leadRow({ ...held, reference: 'TOLD-AAAA', reported_at: daysAgo(91) }),
        leadRow({ ...held, reference: 'TOLD-BBBB', reported_at: daysAgo(89) }),
        leadRow({ ...held, reference: 'WAIT-AAAA' }),
        leadRow({ ...held, reference: 'SENT-AAAA', mail_state: 'sent', reported_at: daysAgo(91) }),
      ])

    await eraseOldLeads(retention, new Date())

    const left = (await db.select().from(leads)).map(({ reference }) => reference)
    expect(left.sort()).toEqual(['SENT-AAAA', 'TOLD-BBBB', 'WAIT-AAAA'])
  })

  test('erases mail files past the term, those of leads that were only mailed among them', async () => {
    const write = async (name: string, writtenAt: string) => {
      await writeFile(join(mailDir, name), '')
      await utimes(join(mailDir, name), new Date(writtenAt), new Date(writtenAt))
    }
    await write('MAIL-AAAA.eml', '2025-11-20T09:59:00Z')
    await write('MAIL-BBBB.eml.part', '2025-11-20T09:59:00Z')
    await write('MAIL-CCCC.eml', '2025-11-20T10:01:00Z')
    await write('notes.txt', '2025-11-20T09:59:00Z')

    await eraseOldLeads(retention, NOW)

    expect((await readdir(mailDir)).sort()).toEqual(['MAIL-CCCC.eml', 'notes.txt'])
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'old leads and mail files erased', mails: 2 }),
    )
  })
})

describe('a lead that waits without a job', () => {
  test('gets one, and so does one that an earlier release gave up; others are left alone', async () => {
    await db
      .insert(leads)
      .values([
        leadRow({ reference: 'LOST-AAAA', created_at: minutesAgo(60) }),
        leadRow({ reference: 'JOBS-AAAA', created_at: minutesAgo(60) }),
        leadRow({ reference: 'NEW1-AAAA', created_at: minutesAgo(1) }),
        leadRow({ reference: 'SENT-AAAA', created_at: minutesAgo(60), mail_state: 'sent' }),
        leadRow({ reference: 'FAIL-AAAA', created_at: minutesAgo(60), mail_state: 'failed' }),
      ])
    await db.transaction((tx) => deps.jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference: 'JOBS-AAAA' }))

    await requeueOrphanedLeads({ db, jobs: deps.jobs, log }, NOW)
    await requeueOrphanedLeads({ db, jobs: deps.jobs, log }, NOW)

    const { rows } = await db.execute(
      sql`select data->>'reference' as reference from pgboss.job where name = ${NOTIFY_LEAD_QUEUE} order by 1`,
    )
    expect(rows).toEqual([{ reference: 'FAIL-AAAA' }, { reference: 'JOBS-AAAA' }, { reference: 'LOST-AAAA' }])
  })
})

test('a lead without a job is found behind thousands that have theirs', async () => {
  const waiting = Array.from({ length: 3_000 }, (_, i) => ({
    reference: `WAIT-${i}`,
    created_at: minutesAgo(600),
  }))
  await db.insert(leads).values(waiting.map(leadRow))
  await db.execute(sql`insert into pgboss.job (name, data) select ${NOTIFY_LEAD_QUEUE},
    jsonb_build_object('reference', 'WAIT-' || i) from generate_series(0, 2999) i`)
  await db.insert(leads).values(leadRow({ reference: 'LOST-BBBB', created_at: minutesAgo(60) }))

  await requeueOrphanedLeads({ db, jobs: deps.jobs, log }, NOW)

  expect(await hasLiveJob(db, NOTIFY_LEAD_QUEUE, { reference: 'LOST-BBBB' })).toBe(true)
  const { rows } = await db.execute(
    sql`select count(*)::int as jobs from pgboss.job where name = ${NOTIFY_LEAD_QUEUE}`,
  )
  expect(rows).toEqual([{ jobs: 3_001 }])
})

test('a job that the clock has left in the far future begins now, a pause is kept', async () => {
  for (const reference of ['FAR1-AAAA', 'NEAR-AAAA']) {
    await db.transaction((tx) => deps.jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference }))
  }
  const later = (reference: string, hours: number) =>
    db.execute(sql`update pgboss.job set start_after = now() + make_interval(hours => ${hours})
      where data->>'reference' = ${reference}`)
  await later('FAR1-AAAA', 3)
  await later('NEAR-AAAA', 1)

  await requeueOrphanedLeads({ db, jobs: deps.jobs, log }, NOW)

  const { rows } = await db.execute(
    sql`select data->>'reference' as reference from pgboss.job where start_after <= now()`,
  )
  expect(rows).toEqual([{ reference: 'FAR1-AAAA' }])
})

describe('the alarm', () => {
  test.each(['pending', 'failed'] as const)('is one error line while a %s mail is overdue', async (state) => {
    await db.insert(leads).values(leadRow({ mail_state: state, created_at: minutesAgo(31) }))
    await logOverdueMail(db, log, NOW)
    expect(logged).toMatchObject([{ level: 50, undelivered: 1, oldestMinutes: 31 }])
  })

  test('is raised while staff have not been told of a quarantined lead', async () => {
    await db.insert(leads).values(leadRow({ mail_state: 'quarantined', created_at: minutesAgo(31) }))
    await logOverdueMail(db, log, NOW)
    expect(logged).toMatchObject([{ level: 50, undelivered: 1, oldestMinutes: 31 }])
  })

  test('is silent while mail gets through, and about quarantined leads that staff know of', async () => {
    await db
      .insert(leads)
      .values([
        leadRow({ created_at: minutesAgo(29) }),
        leadRow({ created_at: minutesAgo(600), mail_state: 'sent' }),
        leadRow({ created_at: minutesAgo(600), mail_state: 'quarantined', reported_at: minutesAgo(599) }),
      ])
    await logOverdueMail(db, log, NOW)
    expect(logged).toEqual([])
  })
})

test('metrics tell the leads by state of mail, the oldest undelivered and how submissions ended', async () => {
  const registry = new Registry()
  registerLeadMetrics(registry, db)
  const count = submissionCounter(registry)
  count({ ok: true, reference: 'AAAA-AAAA', isSuspicious: false })
  count({ ok: false, reason: 'limited', waitSeconds: 9 })
  await db
    .insert(leads)
    .values([
      leadRow({ created_at: new Date(Date.now() - 3_600_000) }),
      leadRow({ mail_state: 'sent', created_at: new Date('2026-01-01') }),
    ])

  const text = await registry.metrics()

  expect(text).toContain('leads{mail_state="pending"} 1')
  expect(text).toContain('leads{mail_state="quarantined"} 0')
  expect(text).toContain('lead_submissions_total{result="accepted"} 1')
  expect(text).toContain('lead_submissions_total{result="limited"} 1')
  expect(Number(/^lead_mail_oldest_undelivered_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(
    3_600,
  )
})
