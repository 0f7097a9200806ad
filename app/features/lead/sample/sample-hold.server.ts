import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#app/infra/database/database.server.ts'
import { asciiAddress } from '#app/infra/mail/ascii-address.server.ts'
import { samples } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import type { Lead } from '../lead-schema.ts'
import { lockKeys, type NewLead, NOW } from '../lead-store.server.ts'
import type { SampleHold, SampleStatus } from '../sample-state.ts'
import { domainKey, sampleKey } from './sample-key.server.ts'

export type SampleColumns = Pick<NewLead, 'sample_state' | 'sample_reason' | 'sample_key'> & {
  sample_at?: SQL
}

const LIMITS_LOCK = 'lead-samples'

/** Other forms route to another address on some servers: `ona%imone.lt@…`, `imone.lt!ona@…`. */
const COMMON_ADDRESS = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/** Decides, while the lead is stored, whether the site sends the sample by itself: what visitor and staff are told is what happens. */
export async function decideSample(
  tx: Transaction,
  { wants, email }: Pick<Lead, 'wants' | 'email'>,
  known: SampleHold | null,
  canMailVisitors: boolean,
): Promise<SampleColumns> {
  if (!wants.includes('sample')) return {}
  const hold = known ?? unsendableBecause(email, canMailVisitors) ?? (await holdByUse(tx, email))
  const columns = { sample_reason: hold, sample_key: sampleKey(email) }
  return hold === null
    ? { ...columns, sample_state: 'asked', sample_at: NOW }
    : { ...columns, sample_state: 'waiting' }
}

/** Not even when staff release it; null when it can be sent. */
export function unsendableBecause(email: string, canMailVisitors: boolean): SampleHold | null {
  if (!canMailVisitors) return 'this site cannot mail visitors'
  return asciiAddress(email) === null ? 'no mail server can reach this address' : null
}

/** One lead is decided about at a time, in all processes. */
async function holdByUse(tx: Transaction, email: string): Promise<SampleHold | null> {
  if (!COMMON_ADDRESS.test(asciiAddress(email) ?? '')) return 'the address is written in an unusual way'
  await lockKeys(tx, [LIMITS_LOCK])
  const { hour, day, address, domain } = await readSampleUse(tx, email)
  if (address > 0) return 'a sample was sent to this address lately'
  if (domain >= samples.perDomain) return 'several samples were sent to this domain lately'
  return hour >= samples.perHour || day >= samples.perDay ? 'the limit of all samples is reached' : null
}

/** Samples that the site took on in the last hour and day, ever to this mailbox, and to its domain in a day. */
async function readSampleUse(tx: Transaction, email: string) {
  const within = (hours: number) => sql`sample_at > now() - make_interval(hours => ${hours})`
  const ofDomain = domainKey(email)
  const isOfDomain = sql`left(sample_key, ${ofDomain?.length ?? 0}) = ${ofDomain}`
  const isOfAddress = and(eq(leads.sample_key, sampleKey(email)), isNotNull(leads.sample_at))
  return {
    hour: await tx.$count(leads, within(1)),
    day: await tx.$count(leads, within(24)),
    address: await tx.$count(leads, isOfAddress),
    domain: ofDomain === null ? 0 : await tx.$count(leads, and(isOfDomain, within(24))),
  }
}

/** That somebody's mailbox had a sample already is told to staff only. */
export function isHeldForVisitor({ sample_state, sample_reason }: Partial<SampleStatus>): boolean {
  return sample_state === 'waiting' && sample_reason !== 'a sample was sent to this address lately'
}
