import type { QueueOptions } from 'pg-boss'
import type { Database } from '#app/infra/database.server.ts'
import type { JobContext, Jobs } from '#app/infra/jobs.server.ts'
import type { Log } from '#app/infra/log.server.ts'
import type { Mailer } from '#app/infra/mailer/mailer.server.ts'
import { redact } from '#app/infra/redact.server.ts'
import { findLead, markMailAttemptFailed, markMailSent } from '../lead-store.server.ts'
import { leadMail } from './lead-mail.server.ts'
import type { CpvName } from './lead-message.ts'

export const NOTIFY_LEAD_QUEUE = 'notify-lead'

/** Longest pause between two tries, give or take a little. */
export const LONGEST_PAUSE_SECONDS = 3_600

/** Pauses double from 15 s to 1 h; thirteen tries cover about five hours. */
export const NOTIFY_LEAD_POLICY: QueueOptions = {
  retryLimit: 12,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  expireInSeconds: 120,
  heartbeatSeconds: 20,
}

const ERROR_LENGTH = 300

export interface NotifyLeadDeps {
  db: Database
  mailer: Mailer
  log: Log
  cpvName: CpvName
}

/** Starts the worker that mails each stored lead to the operator, at least once. */
export async function startLeadNotifications(jobs: Jobs, deps: NotifyLeadDeps): Promise<void> {
  await jobs.work<{ reference: string }>(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY, (data, context) =>
    notifyLead(deps, data.reference, context),
  )
}

/** One try. Throws when the mail was not accepted, so that the queue tries again later. */
export async function notifyLead(
  deps: NotifyLeadDeps,
  reference: string,
  context: JobContext,
): Promise<void> {
  const lead = await findLead(deps.db, reference)
  if (lead === null || lead.mail_state === 'sent' || lead.mail_state === 'quarantined') return
  try {
    await deps.mailer.send(leadMail({ ...lead, reference }, deps.cpvName))
  } catch (error) {
    const reason = redact(error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH)
    await recordFailure(deps, reference, reason, context)
    // The queue keeps what is thrown: only the reason, not what hangs on the mailer's error.
    throw new Error(reason)
  }
  await markMailSent(deps.db, reference)
  deps.log.info({ reference, attempt: context.attempt }, 'lead mailed')
}

async function recordFailure(
  deps: NotifyLeadDeps,
  reference: string,
  reason: string,
  { attempt, isLastAttempt }: JobContext,
): Promise<void> {
  await markMailAttemptFailed(deps.db, reference, { error: reason, isLast: isLastAttempt })
  if (isLastAttempt) {
    deps.log.error(
      { reference, attempt, reason },
      'the mail of a lead was given up; run "npm run leads -- resend" when the cause is gone',
    )
  } else {
    deps.log.warn({ reference, attempt, reason }, 'the mail of a lead failed; it will be tried again')
  }
}
