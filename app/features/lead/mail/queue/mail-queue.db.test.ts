import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { NewLead } from '../../lead-store.server.ts'
import { claimNext, correctTimes, type MailQueue, selectNext, whileClaimed } from './mail-queue.server.ts'

const { db } = await openTestDatabase()
beforeEach(() => db.delete(leads))

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const DUE = { mail_due_at: inSeconds(-1), sample_due_at: inSeconds(-1) }
const SAMPLE_DUE = { mail_state: 'sent', sample_state: 'asked' } as const

async function store(...rows: Partial<Record<keyof NewLead, NewLead[keyof NewLead] | SQL>>[]) {
  for (const row of rows) await db.insert(leads).values({ ...leadRow(), ...DUE, ...row } as NewLead)
}

async function claimAll(queue: MailQueue): Promise<(string | null)[]> {
  const claimed: (string | null)[] = []
  for (;;) {
    const [lead] = await claimNext(db, queue)
    if (lead === undefined) return claimed
    claimed.push(lead.reference)
  }
}

test.each(['mail', 'sample'] as const)(
  'of ten processes that claim at once, each gets a %s of its own',
  async (kind) => {
    const references = Array.from({ length: 40 }, (_, i) => `R-${i}`)
    await store(...references.map((reference) => ({ reference, ...(kind === 'sample' && SAMPLE_DUE) })))
    const claimed = await Promise.all(Array.from({ length: 10 }, () => claimAll(kind)))
    expect(claimed.flat().toSorted()).toEqual(references.toSorted())
  },
)

describe('the next mail', () => {
  test('is the one that has been due longest, and not one that waits or is sent, reported or for a digest', async () => {
    await store(
      { reference: 'LATE-AAAA', mail_due_at: inSeconds(-5) },
      { reference: 'LONG-AAAA', mail_due_at: inSeconds(-60) },
      { reference: 'FAIL-AAAA', mail_due_at: inSeconds(-30), mail_state: 'failed' },
      { reference: 'WAIT-AAAA', mail_due_at: inSeconds(60) },
      { reference: 'SENT-AAAA', mail_state: 'sent' },
      { reference: 'HELD-AAAA', mail_state: 'quarantined', mail_due_at: inSeconds(-90) },
      { reference: 'TOLD-AAAA', mail_state: 'quarantined', reported_at: new Date() },
      { reference: 'MANY-AAAA', mail_digest: 'plain' },
    )
    expect(await claimAll('mail')).toEqual(['LONG-AAAA', 'FAIL-AAAA', 'LATE-AAAA', 'HELD-AAAA'])
  })

  test('is found by an index and without sorting, however many wait', async () => {
    for (const kind of ['mail', 'sample'] as const) {
      const plan = await db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        return tx.execute(sql`explain ${selectNext(kind)}`)
      })
      expect(JSON.stringify(plan.rows)).toMatch(/leads_mail_due_idx|leads_due_samples_idx/)
      expect(JSON.stringify(plan.rows)).not.toContain('Sort')
    }
  })

  test('is a sample only once its lead was mailed', async () => {
    await store(
      { reference: 'PEND-AAAA', sample_state: 'asked' },
      { reference: 'WAIT-AAAA', mail_state: 'sent', sample_state: 'waiting' },
      { reference: 'NONE-AAAA', mail_state: 'sent' },
      { reference: 'SEND-AAAA', mail_state: 'sent', sample_state: 'sending' },
    )
    expect(await claimAll('sample')).toEqual(['SEND-AAAA'])
  })
})

test('a mail whose process was killed is sent by another; one whose process lives is not', async () => {
  await store(
    { reference: 'DEAD-AAAA', mail_claimed_until: inSeconds(-1) },
    { reference: 'LIVE-AAAA', mail_claimed_until: inSeconds(20) },
  )
  expect(await claimAll('mail')).toEqual(['DEAD-AAAA'])
})

test('a claim is renewed while its mail is being sent', async () => {
  await store({ reference: 'LONG-AAAA' })
  const claimed = await claimNext(db, 'mail')
  const claimedUntil = async () => Number((await db.select().from(leads))[0]?.mail_claimed_until)
  const first = await claimedUntil()
  await whileClaimed(db, 'mail', claimed, () => expect.poll(claimedUntil).toBeGreaterThan(first))
})

test('what an earlier release stores, which knows of no such times, is due a minute later', async () => {
  await db.insert(leads).values(leadRow({ reference: 'BOTH-AAAA', sample_state: 'asked' }))
  const isInAMinute = (column: SQL) => sql`${column} - created_at = interval '1 minute'`
  const both = sql`${isInAMinute(sql`mail_due_at`)} and ${isInAMinute(sql`sample_due_at`)}`
  expect(await db.$count(leads, both)).toBe(1)
})

test('times that a wrong clock put far into the future are corrected; an ordinary pause is kept', async () => {
  await store(
    { reference: 'FAR1-AAAA', mail_due_at: inSeconds(3 * 3_600) },
    { reference: 'FAR2-AAAA', mail_claimed_until: inSeconds(3_600) },
    { reference: 'FAR3-AAAA', ...SAMPLE_DUE, sample_due_at: inSeconds(3 * 3_600) },
    { reference: 'FAR4-AAAA', ...SAMPLE_DUE, sample_claimed_until: inSeconds(3_600) },
    { reference: 'NEAR-AAAA', mail_due_at: inSeconds(3_600) },
    { reference: 'FAR5-AAAA', mail_state: 'quarantined', mail_claimed_until: inSeconds(3_600) },
  )
  await correctTimes(db)
  expect((await claimAll('mail')).toSorted()).toEqual(['FAR1-AAAA', 'FAR2-AAAA', 'FAR5-AAAA'])
  expect((await claimAll('sample')).toSorted()).toEqual(['FAR3-AAAA', 'FAR4-AAAA'])
})
