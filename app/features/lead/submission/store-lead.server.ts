import type { Database } from '#app/infra/database/database.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { untilAborted } from '#app/infra/until-aborted.server.ts'
import { toE164 } from '../contact/lead-phone.server.ts'
import { CONSENT_VERSION } from '../lead-consents.ts'
import type { LeadColumns, NewLead } from '../lead-store.server.ts'
import type { StaffMailContext } from '../mail/lead-lines.ts'
import { leadMail, quarantinedMail } from '../mail/lead-mail.server.ts'
import type { SampleHold } from '../sample-state.ts'
import { type LeadDeadline, startLeadDeadline } from './lead-deadline.server.ts'
import type { ReceivedLead } from './submission-key.server.ts'
import { type StoredSubmission, type SubmissionToStore, storeOnce } from './submission-store.server.ts'

export interface StoreLeadDeps {
  db: Database
  mailer: Mailer
  log: Log
  staffMail: StaffMailContext
  canMailVisitors: boolean
  countUnstored: () => void
}

interface StoreLeadOptions {
  quarantineReason?: string | null
  mailDigest?: NewLead['mail_digest']
  sampleHold?: SampleHold | null
  deadline?: LeadDeadline
}

/** A lead that cannot be stored is mailed at once; returns null if that fails too. */
export async function storeLead(
  deps: StoreLeadDeps,
  received: ReceivedLead,
  options: StoreLeadOptions = {},
): Promise<StoredSubmission | null> {
  const { sampleHold = null, deadline = startLeadDeadline() } = options
  const { canMailVisitors } = deps
  const columns = toColumns(received, options)
  const submission = { ...received, columns, sampleHold, canMailVisitors }
  try {
    return await storeInTime(deps.db, submission, deadline.storeSignal)
  } catch (err) {
    deps.log.error({ err }, 'a lead could not be stored; sending its mail at once')
  }
  const { reference } = received
  return (await mailWithoutStoring(deps, { ...columns, reference }, deadline.mailSignal))
    ? { reference, isSampleHeld: true }
    : null
}

function storeInTime(db: Database, submission: SubmissionToStore, signal: AbortSignal) {
  return untilAborted(signal, () =>
    db.transaction(async (tx) => {
      const stored = await storeOnce(tx, submission)
      // The lead is being mailed instead by now.
      signal.throwIfAborted()
      return stored
    }),
  )
}

async function mailWithoutStoring(
  { mailer, log, staffMail, countUnstored }: StoreLeadDeps,
  lead: ReturnType<typeof toColumns> & { reference: string },
  signal: AbortSignal,
): Promise<boolean> {
  const { reference } = lead
  const makeMail = lead.quarantine_reason === null ? leadMail : quarantinedMail
  try {
    // The staff page does not have it, and its visitor waits.
    const context = { ...staffMail, staffUrl: undefined, forecast: undefined, isUnstored: true }
    const hold: SampleHold = 'the request is not stored'
    const sample =
      lead.wants.includes('sample') && ({ sample_state: 'waiting', sample_reason: hold } as const)
    const mail = makeMail({ ...lead, ...sample }, context)
    await untilAborted(signal, () => mailer.send(mail, signal))
    countUnstored()
    log.warn({ reference }, 'a lead was mailed without being stored')
    return true
  } catch (err) {
    log.error({ err, reference }, 'a lead could be neither stored nor mailed')
    return false
  }
}

function toColumns(
  { lead, submissionKeys }: ReceivedLead,
  { quarantineReason = null, mailDigest = null }: StoreLeadOptions,
) {
  return {
    ...(lead satisfies LeadColumns),
    submission_key: submissionKeys[0],
    // The one field under a letter asks for no consent.
    consent_version: lead.kind === 'sample' ? null : CONSENT_VERSION,
    phone_e164: toE164(lead.phone),
    mail_state: quarantineReason === null ? 'pending' : 'quarantined',
    quarantine_reason: quarantineReason,
    mail_digest: mailDigest,
  } satisfies Omit<NewLead, 'reference'>
}
