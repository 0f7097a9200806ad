import { sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import type { Loop } from '#app/infra/loop.server.ts'
import {
  MailError,
  type Mailer,
  MailInterruptedError,
  type MailMessage,
  MailRefusedError,
  MailServerError,
} from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { type LeadChanges, NOW, ONE_MORE_ATTEMPT, type StoredLead, updateLead } from '../lead-store.server.ts'
import type { StaffMailContext } from './lead-lines.ts'
import { leadMail, quarantinedMail, refusedLeadMail } from './lead-mail.server.ts'
import { deliverNext, type MailOutcome, pauseAfter, startMailLoop } from './queue/mail-loop.server.ts'

const MIN_ATTEMPTS_BEFORE_REFUSAL = 3

const MAX_REASON_LENGTH = 500

export interface NotifyLeadDeps {
  db: Database
  mailer: Mailer
  log: Log
  staffMail: StaffMailContext
  firstRestMs?: number
}

export function startLeadNotifications(deps: NotifyLeadDeps): Loop {
  const { log, firstRestMs } = deps
  const failure = 'the mails of leads could not be sent'
  return startMailLoop({ log, failure, firstRestMs }, () => notifyNextLead(deps))
}

/** Makes one attempt to mail the lead that has been due longest; it is tried for as long as it is stored. */
export function notifyNextLead(deps: NotifyLeadDeps): Promise<MailOutcome> {
  return deliverNext(deps.db, 'mail', async (lead) => ({
    send: () => mailLead(deps, lead),
    recordSent: () => recordSent(deps, lead),
    recordFailure: (error) => recordFailure(deps, lead, error),
  }))
}

async function mailLead(deps: NotifyLeadDeps, lead: StoredLead): Promise<void> {
  try {
    await deps.mailer.send(mailAbout(lead, deps.staffMail))
  } catch (error) {
    // A mail server that was faulty for a while may refuse a good mail once.
    const isRefusedAgain =
      error instanceof MailRefusedError && lead.mail_last_error === mailFailureReason(error)
    if (!isRefusedAgain || attemptOf(lead) < MIN_ATTEMPTS_BEFORE_REFUSAL) throw error
    await reportRefusedLead(deps, lead, error)
  }
}

/** The mail about a quarantined lead has a mark. */
export function mailAbout(lead: StoredLead, staffMail: StaffMailContext): MailMessage {
  return lead.mail_state === 'quarantined' ? quarantinedMail(lead, staffMail) : leadMail(lead, staffMail)
}

async function reportRefusedLead(
  { mailer, log, staffMail }: NotifyLeadDeps,
  { reference }: StoredLead,
  refusal: MailRefusedError,
): Promise<void> {
  await mailer.send(refusedLeadMail(reference, staffMail)).catch((error) => {
    throw error instanceof MailInterruptedError ? error : refusal
  })
  log.error(
    { reference },
    'the mail of a lead is refused for its text; staff got its number, see "npm run leads -- show"',
  )
}

/** The sample is due once this is recorded. */
async function recordSent({ db, log }: NotifyLeadDeps, lead: StoredLead): Promise<void> {
  const { reference } = lead
  await updateLead(db, reference, whenSent(lead))
  log.info({ reference, attempt: attemptOf(lead) }, 'lead mailed')
}

/** A quarantined lead stays quarantined, and is reported. */
export function whenSent({ mail_state }: StoredLead): LeadChanges {
  return mail_state === 'quarantined'
    ? { reported_at: NOW, mail_claimed_until: null }
    : { mail_state: 'sent', mail_sent_at: NOW, mail_attempts: ONE_MORE_ATTEMPT, mail_claimed_until: null }
}

/** The lead is due again at once when the mail server was at fault, behind all others that are due, and after a pause otherwise. */
async function recordFailure({ db, log }: NotifyLeadDeps, lead: StoredLead, error: unknown): Promise<void> {
  const { reference } = lead
  const reason = mailFailureReason(error)
  await updateLead(db, reference, {
    // Another process may have sent it if this one was stopped for a while.
    mail_state: sql`case mail_state when 'failed' then 'pending' else mail_state end`,
    mail_attempts: ONE_MORE_ATTEMPT,
    mail_last_error: reason,
    mail_due_at: error instanceof MailServerError ? NOW : pauseAfter(attemptOf(lead)),
    mail_claimed_until: null,
  })
  log.warn({ reference, attempt: attemptOf(lead), reason }, 'the mail of a lead was not accepted')
}

function attemptOf({ mail_attempts }: StoredLead): number {
  return mail_attempts + 1
}

export function mailFailureReason(error: unknown): string {
  if (error instanceof MailError) return error.message.slice(0, MAX_REASON_LENGTH)
  return `the mail could not be sent (${error instanceof Error ? error.constructor.name : typeof error})`
}
