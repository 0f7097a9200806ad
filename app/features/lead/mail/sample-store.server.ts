import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { samples } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { domainKey, sampleKey } from './sample-key.server.ts'
import type { SampleState } from './sample-state.ts'

/** Samples that the site took on in the last hour and day, ever to this mailbox, and to its domain in a day. */
export async function readSampleUse(db: Transaction, email: string) {
  const within = (hours: number) => sql`sample_at > now() - make_interval(hours => ${hours})`
  const ofDomain = domainKey(email)
  const isOfDomain = sql`left(sample_key, ${ofDomain?.length ?? 0}) = ${ofDomain}`
  const isOfAddress = and(eq(leads.sample_key, sampleKey(email)), isNotNull(leads.sample_at))
  return {
    hour: await db.$count(leads, within(1)),
    day: await db.$count(leads, within(24)),
    address: await db.$count(leads, isOfAddress),
    domain: ofDomain === null ? 0 : await db.$count(leads, and(isOfDomain, within(24))),
  }
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
