import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { untilAborted } from '#app/infra/until-aborted.server.ts'
import { CONSENT_VERSION } from '../lead-consents.ts'
import type { Lead } from '../lead-schema.ts'
import { type LeadColumns, lockKeys, type NewLead } from '../lead-store.server.ts'
import type { StaffMailContext } from '../mail/lead-lines.ts'
import { leadMail, quarantinedMail } from '../mail/lead-mail.server.ts'
import { type SampleColumns, sampleColumns } from '../mail/sample-hold.server.ts'
import type { SampleHold } from '../mail/sample-state.ts'
import { type LeadDeadline, startLeadDeadline } from './lead-deadline.server.ts'
import { toE164 } from './lead-phone.server.ts'
import { deriveReference, deriveSubmissionKeys } from './submission-key.server.ts'
import { findReference, insertLead, releaseFromQuarantine } from './submission-store.server.ts'

export interface StoreLeadDeps {
  db: Database
  mailer: Mailer
  log: Log
  staffMail: StaffMailContext
  countUnstored: () => void
}

export type ReceivedLead = ReturnType<typeof receiveLead>

interface StoreLeadOptions {
  quarantineReason?: string | null
  mailDigest?: NewLead['mail_digest']
  sampleHold?: SampleHold | null
  deadline?: LeadDeadline
}

interface LeadToStore {
  submissionKeys: ReceivedLead['submissionKeys']
  columns: ReturnType<typeof toColumns>
  sample: SampleColumns
}

const REFERENCE_ATTEMPTS = 5

export function receiveLead(lead: Lead, now: Date) {
  return { lead, submissionKeys: deriveSubmissionKeys(lead, now) }
}

/** When storing fails the mail is sent at once; it returns null if that fails too. */
export async function storeLead(
  deps: StoreLeadDeps,
  { lead, submissionKeys }: ReceivedLead,
  options: StoreLeadOptions = {},
): Promise<string | null> {
  const { sampleHold = null, deadline = startLeadDeadline() } = options
  const columns = toColumns(lead, submissionKeys[0], options)
  const toStore = { submissionKeys, columns, sample: sampleColumns(lead, sampleHold) }
  try {
    return await storeInTime(deps, toStore, deadline.storeSignal)
  } catch (err) {
    deps.log.error({ err }, 'a lead could not be stored; sending its mail at once')
    const unsent = sampleColumns(lead, 'the request is not stored')
    return mailWithoutStoring(deps, { ...toStore, sample: unsent }, deadline.mailSignal)
  }
}

function storeInTime(deps: StoreLeadDeps, toStore: LeadToStore, signal: AbortSignal): Promise<string> {
  return untilAborted(signal, () =>
    deps.db.transaction(async (tx) => {
      const reference = await storeOnce(tx, toStore)
      // The lead is being mailed instead by now.
      signal.throwIfAborted()
      return reference
    }),
  )
}

async function storeOnce(tx: Transaction, toStore: LeadToStore): Promise<string> {
  const { submissionKeys, columns, sample } = toStore
  await lockKeys(tx, submissionKeys)
  const duplicate = await handleDuplicate(tx, toStore)
  if (duplicate !== null) return duplicate
  for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt++) {
    const reference = deriveReference(submissionKeys[0], attempt)
    if (await insertLead(tx, { ...columns, ...sample, reference })) return reference
    // Either the key or the reference is in use.
    const duplicateMeanwhile = await handleDuplicate(tx, toStore)
    if (duplicateMeanwhile !== null) return duplicateMeanwhile
  }
  throw new Error('no free reference was found for a lead')
}

/** Returns the reference of the same submission; a clean repetition releases a quarantined one. */
async function handleDuplicate(
  tx: Transaction,
  { submissionKeys, columns, sample }: LeadToStore,
): Promise<string | null> {
  const reference = await findReference(tx, submissionKeys)
  if (reference === null || columns.quarantine_reason !== null) return reference
  await releaseFromQuarantine(tx, reference, { ...sample, mail_digest: columns.mail_digest })
  return reference
}

async function mailWithoutStoring(
  { mailer, log, staffMail, countUnstored }: StoreLeadDeps,
  { submissionKeys, columns, sample }: LeadToStore,
  signal: AbortSignal,
): Promise<string | null> {
  const reference = deriveReference(submissionKeys[0], 0)
  const makeMail = columns.quarantine_reason === null ? leadMail : quarantinedMail
  try {
    await mailer.send(makeMail({ ...columns, ...sample, reference }, staffMail), signal)
    countUnstored()
    log.warn({ reference }, 'a lead was mailed without being stored')
    return reference
  } catch (err) {
    log.error({ err, reference }, 'a lead could be neither stored nor mailed')
    return null
  }
}

function toColumns(
  lead: Lead,
  submissionKey: string,
  { quarantineReason = null, mailDigest = null }: StoreLeadOptions,
) {
  return {
    ...(lead satisfies LeadColumns),
    submission_key: submissionKey,
    consent_version: CONSENT_VERSION,
    phone_e164: toE164(lead.phone),
    mail_state: quarantineReason === null ? 'pending' : 'quarantined',
    quarantine_reason: quarantineReason,
    mail_digest: mailDigest,
  } satisfies Omit<NewLead, 'reference'>
}
