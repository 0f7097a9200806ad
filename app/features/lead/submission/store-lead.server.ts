import type { Database } from '#app/infra/database/database.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { untilAborted } from '#app/infra/until-aborted.server.ts'
import { CONSENT_VERSION } from '../lead-consents.ts'
import type { Lead } from '../lead-schema.ts'
import type { LeadColumns, NewLead } from '../lead-store.server.ts'
import type { StaffMailContext } from '../mail/lead-lines.ts'
import { leadMail, quarantinedMail } from '../mail/lead-mail.server.ts'
import { type SampleColumns, sampleColumns } from '../mail/sample-hold.server.ts'
import type { SampleHold } from '../mail/sample-state.ts'
import { type LeadDeadline, startLeadDeadline } from './lead-deadline.server.ts'
import { toE164 } from './lead-phone.server.ts'
import type { ReceivedLead } from './submission-key.server.ts'
import { type SubmissionToStore, storeOnce } from './submission-store.server.ts'

export interface StoreLeadDeps {
  db: Database
  mailer: Mailer
  log: Log
  staffMail: StaffMailContext
  countUnstored: () => void
}

interface StoreLeadOptions {
  quarantineReason?: string | null
  mailDigest?: NewLead['mail_digest']
  sampleHold?: SampleHold | null
  deadline?: LeadDeadline
}

/** A lead that cannot be stored is mailed at once; returns its reference, or null if that fails too. */
export async function storeLead(
  deps: StoreLeadDeps,
  received: ReceivedLead,
  options: StoreLeadOptions = {},
): Promise<string | null> {
  const { sampleHold = null, deadline = startLeadDeadline() } = options
  const { lead, reference, submissionKeys } = received
  const columns = toColumns(lead, submissionKeys[0], options)
  const sample = sampleColumns(lead, sampleHold)
  try {
    return await storeInTime(deps.db, { ...received, columns, sample }, deadline.storeSignal)
  } catch (err) {
    deps.log.error({ err }, 'a lead could not be stored; sending its mail at once')
  }
  const unsent = sampleColumns(lead, 'the request is not stored')
  return mailWithoutStoring(deps, { ...columns, ...unsent, reference }, deadline.mailSignal)
}

function storeInTime(db: Database, submission: SubmissionToStore, signal: AbortSignal): Promise<string> {
  return untilAborted(signal, () =>
    db.transaction(async (tx) => {
      const reference = await storeOnce(tx, submission)
      // The lead is being mailed instead by now.
      signal.throwIfAborted()
      return reference
    }),
  )
}

async function mailWithoutStoring(
  { mailer, log, staffMail, countUnstored }: StoreLeadDeps,
  lead: ReturnType<typeof toColumns> & SampleColumns & { reference: string },
  signal: AbortSignal,
): Promise<string | null> {
  const { reference } = lead
  const makeMail = lead.quarantine_reason === null ? leadMail : quarantinedMail
  try {
    // The staff page does not have it, and its visitor waits.
    const context = { ...staffMail, staffUrl: undefined, forecast: undefined }
    await mailer.send(makeMail(lead, context), signal)
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
    // The one field under a letter asks for no consent.
    consent_version: lead.kind === 'sample' ? null : CONSENT_VERSION,
    phone_e164: toE164(lead.phone),
    mail_state: quarantineReason === null ? 'pending' : 'quarantined',
    quarantine_reason: quarantineReason,
    mail_digest: mailDigest,
  } satisfies Omit<NewLead, 'reference'>
}
