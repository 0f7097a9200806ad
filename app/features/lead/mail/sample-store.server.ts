import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { samples } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { IS_SAMPLE_DUE, IS_UNSENT } from '../mail-queue.server.ts'
import { domainKey, sampleKey } from './sample-key.server.ts'
import type { SampleState } from './sample-state.ts'

const IS_QUEUED = sql`sample_state = 'asked' and mail_state = 'sent'`

export type SampleUse = Record<'hour' | 'day' | 'address' | 'domain', number>

/**
 * Samples tried in the last hour and day, ever to this mailbox, and to its domain in a day. A lead that is stored is not
 * counted itself; without its id nothing of its mailbox is, for a form that is sent again has been stored already.
 */
export async function readSampleUse(
  db: Database | Transaction,
  { id, email, mail_digest = null }: Pick<StoredLead, 'email'> & Partial<StoredLead>,
  includeQueued: boolean,
): Promise<SampleUse> {
  const counted = (hours?: number) => {
    const since = hours === undefined ? sql`'-infinity'` : sql`now() - make_interval(hours => ${hours})`
    const tried = sql`sample_at > ${since}`
    return includeQueued ? sql`(${tried} or (${IS_QUEUED}) or (${isAhead}))` : tried
  }
  // Leads of one digest are mailed at the same moment, and their samples in this order.
  const isAhead = sql`${mail_digest !== null} and sample_state = 'asked' and mail_digest is not null
    and ${IS_UNSENT}
    and sample_due_at < (select sample_due_at from leads own where own.id = ${id ?? null})`
  const key = sampleKey(email)
  const others = id === undefined ? sql`sample_key is distinct from ${key}` : ne(leads.id, id)
  const ofDomain = domainKey(email)
  const isOfDomain = sql`left(sample_key, ${ofDomain?.length ?? 0}) = ${ofDomain}`
  const ofAddress = and(others, eq(leads.sample_key, key), counted())
  return {
    hour: await db.$count(leads, and(others, counted(1))),
    day: await db.$count(leads, and(others, counted(24))),
    address: await db.$count(leads, ofAddress),
    domain: ofDomain === null ? 0 : await db.$count(leads, and(others, isOfDomain, counted(24))),
  }
}

/** Null when it is no longer due. */
export async function lockDueSample(tx: Transaction, reference: string): Promise<StoredLead | null> {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.reference, reference), IS_SAMPLE_DUE))
    .for('update')
  return lead ?? null
}

/** Returns whether it was the last attempt. */
export async function recordUnanswered(db: Database, reference: string): Promise<boolean> {
  const [row] = await db
    .update(leads)
    .set({ sample_unanswered: sql`${leads.sample_unanswered} + 1` })
    .where(eq(leads.reference, reference))
    .returning({ count: leads.sample_unanswered })
  return (row?.count ?? 0) >= samples.maxUnanswered
}

export async function hasTimedOut(db: Database, reference: string): Promise<boolean> {
  const beganTooLongAgo = lt(leads.sample_at, sql`now() - make_interval(hours => ${samples.retryHours})`)
  return (await db.$count(leads, and(eq(leads.reference, reference), beganTooLongAgo))) > 0
}

export async function countSamples(db: Database): Promise<{ state: SampleState | null; count: number }[]> {
  return db
    .select({ state: leads.sample_state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(leads)
    .where(sql`sample_state is not null`)
    .groupBy(leads.sample_state)
}
