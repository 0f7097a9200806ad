import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { hasLiveJob } from '#tests/support/live-jobs.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { logOverdueMail, requeueOrphanedLeads } from './lead-maintenance.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE } from './notify-lead.server.ts'

const { deps, logged } = await startLeadPipeline({ isWorking: false })
const { db, log } = deps
await deps.jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)

const NOW = new Date('2026-11-20T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('a lead that waits without a job', () => {
  test('gets a job, and so does one that an earlier release gave up; others are left alone', async () => {
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

test('a job scheduled far in the future starts now; an ordinary pause is kept', async () => {
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

  test('is raised while a quarantined lead is not reported to staff', async () => {
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
