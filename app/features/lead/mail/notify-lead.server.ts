import { sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import type { Loop } from '#app/infra/loop.server.ts'
import {
  MailError,
  type Mailer,
  MailInterruptedError,
  MailRefusedError,
  MailServerError,
} from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { NOW, ONE_MORE_ATTEMPT, type StoredLead, updateLead } from '../lead-store.server.ts'
import { deliverNext, type MailOutcome, startMailLoop } from '../mail-loop.server.ts'
import type { StaffMailContext } from './lead-lines.ts'
import { leadMail, refusedLeadMail } from './lead-mail.server.ts'

const MIN_ATTEMPTS_BEFORE_REFUSAL = 3

const MAX_REASON_LENGTH = 500

/** When a mail is at fault, and not the mail server, its pauses double from 15 s to 15 min; it is tried for as long as its lead is stored. */
const AFTER_PAUSE = sql`now() + least(15 * 2 ^ least(mail_attempts, 10), 900) * interval '1 second'`

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
  return startMailLoop({ log, failure, firstRestMs }, (which) => notifyNextLead(deps, which))
}

/** Makes one attempt to mail the lead that has been due longest. */
export function notifyNextLead(deps: NotifyLeadDeps, which = { onlyNew: false }): Promise<MailOutcome> {
  return deliverNext(deps.db, 'mail', which, async (lead) => ({
    send: () => mailLead(deps, lead),
    recordSent: () => recordSent(deps, lead),
    recordFailure: (error) => recordFailure(deps, lead, error),
  }))
}

async function mailLead(deps: NotifyLeadDeps, lead: StoredLead): Promise<void> {
  try {
    await deps.mailer.send(leadMail(lead, deps.staffMail))
  } catch (error) {
    // A mail server that was faulty for a while may refuse a good mail once.
    const isRefusedAgain =
      error instanceof MailRefusedError && lead.mail_last_error === mailFailureReason(error)
    if (!isRefusedAgain || attemptOf(lead) < MIN_ATTEMPTS_BEFORE_REFUSAL) throw error
    await reportRefusedLead(deps, lead, error)
  }
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
  await updateLead(db, reference, {
    mail_state: 'sent',
    mail_sent_at: NOW,
    mail_attempts: ONE_MORE_ATTEMPT,
    mail_claimed_until: null,
  })
  log.info({ reference, attempt: attemptOf(lead) }, 'lead mailed')
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
    mail_due_at: error instanceof MailServerError ? NOW : AFTER_PAUSE,
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
