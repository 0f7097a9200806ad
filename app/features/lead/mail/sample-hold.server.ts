import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { asciiAddress } from '#app/infra/mail/ascii-address.server.ts'
import { samples } from '#config/limits.ts'
import type { Lead } from '../lead-schema.ts'
import type { NewLead, StoredLead } from '../lead-store.server.ts'
import { sampleKey } from './sample-key.server.ts'
import type { SampleHold, SampleStatus } from './sample-state.ts'
import { readSampleUse, type SampleUse } from './sample-store.server.ts'

/** Other forms route to another address on some servers: `ona%imone.lt@…`, `imone.lt!ona@…`. */
const COMMON_ADDRESS = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

export type SampleColumns = Pick<NewLead, 'sample_state' | 'sample_reason' | 'sample_key'>

export function sampleColumns(
  { wants, email }: Pick<Lead, 'wants' | 'email'>,
  hold: SampleHold | null,
): SampleColumns {
  if (!wants.includes('sample')) return {}
  const state = hold === null ? 'asked' : 'waiting'
  return { sample_state: state, sample_reason: hold, sample_key: sampleKey(email) }
}

/** Null when the site may send it now; a release by staff overrides limits. `includeQueued` counts samples about to be sent. */
export async function findSampleHold(
  db: Database | Transaction,
  lead: StoredLead,
  { canMailVisitors, includeQueued }: { canMailVisitors: boolean; includeQueued: boolean },
): Promise<SampleHold | null> {
  if (!canMailVisitors) return 'this site cannot mail visitors'
  const recipient = asciiAddress(lead.email)
  if (recipient === null) return 'no mail server can reach this address'
  if (lead.sample_state === 'released') return null
  if (!COMMON_ADDRESS.test(recipient)) return 'the address is written in an unusual way'
  const use = await readSampleUse(db, lead, includeQueued)
  return use.address > 0 ? 'a sample was sent to this address lately' : holdByLimits(use)
}

function holdByLimits({ hour, day, domain }: Omit<SampleUse, 'address'>): SampleHold | null {
  if (domain >= samples.perDomain) return 'several samples were sent to this domain lately'
  return hour >= samples.perHour || day >= samples.perDay ? 'the limit of all samples is reached' : null
}

/** What the visitor may know beforehand; that somebody's mailbox had a sample already is told to staff only. */
export async function isSampleDelayed(db: Database, email: string): Promise<boolean> {
  if (!COMMON_ADDRESS.test(asciiAddress(email) ?? '')) return true
  return holdByLimits(await readSampleUse(db, { email }, true)) !== null
}

export async function predictSampleStatus(
  db: Database,
  lead: StoredLead,
  canMailVisitors: boolean,
): Promise<SampleStatus> {
  if (lead.sample_state !== 'asked') return lead
  const hold = await findSampleHold(db, lead, { canMailVisitors, includeQueued: true })
  return hold === null ? lead : { sample_state: 'waiting', sample_reason: hold }
}
