import type { Database } from '#app/infra/database.server.ts'
import type { Jobs, QueuePolicy } from '#app/infra/jobs.server.ts'
import type { Log } from '#app/infra/log.server.ts'
import type { Mailer } from '#app/infra/mailer/mailer.server.ts'
import { redact } from '#app/infra/redact.server.ts'
import { findLead, markMailAttemptFailed, markMailSent } from '../lead-store.server.ts'
import { leadMail } from './lead-mail.server.ts'
import type { CpvName } from './lead-message.ts'

export const NOTIFY_LEAD_QUEUE = 'notify-lead'

/** Longest pause between two tries, give or take a little. */
export const LONGEST_PAUSE_SECONDS = 3_600

const DAY_SECONDS = 24 * 3_600

/** Pauses double from 15 s to 1 h and stay there: a mail is tried for as long as its lead is kept, and longer. */
export const NOTIFY_LEAD_POLICY: QueuePolicy = {
  retryLimit: 1_000_000,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  retentionSeconds: 3_650 * DAY_SECONDS,
  expireInSeconds: 120,
  heartbeatSeconds: 20,
}

/** When a mail goes through, the others are tried at once; a single bad one must not be tried without end. */
const RETRY_OTHERS_PAUSE_MS = 60_000

const ERROR_LENGTH = 300

export interface NotifyLeadDeps {
  db: Database
  mailer: Mailer
  log: Log
  cpvName: CpvName
}

/** Starts the worker that mails each stored lead to the operator, at least once. */
export async function startLeadNotifications(jobs: Jobs, deps: NotifyLeadDeps): Promise<void> {
  const retryOthers = createRetryOfOthers(jobs, deps.log)
  await jobs.work<{ reference: string }>(
    NOTIFY_LEAD_QUEUE,
    NOTIFY_LEAD_POLICY,
    async ({ reference }, { attempt }) => {
      await notifyLead(deps, reference, attempt)
      await retryOthers()
    },
  )
}

/** Lets all that wait for their next try begin: at once or, when that was less than a minute ago, after it. */
function createRetryOfOthers(jobs: Jobs, log: Log): () => Promise<void> {
  let isPausing = false
  let isAskedAgain = false

  async function retryOthers() {
    isAskedAgain = isPausing
    if (isPausing) return
    isPausing = true
    setTimeout(endPause, RETRY_OTHERS_PAUSE_MS).unref()
    await jobs.hasten(NOTIFY_LEAD_QUEUE, 0)
  }

  function endPause() {
    isPausing = false
    if (isAskedAgain) retryOthers().catch((err) => log.warn({ err }, 'waiting mails keep their pauses'))
  }

  return retryOthers
}

/** One try. Throws when the mail was not accepted, so that the queue tries again later. */
export async function notifyLead(deps: NotifyLeadDeps, reference: string, attempt: number): Promise<void> {
  const lead = await findLead(deps.db, reference)
  if (lead === null || lead.mail_state === 'sent' || lead.mail_state === 'quarantined') return
  try {
    await deps.mailer.send(leadMail({ ...lead, reference }, deps.cpvName))
  } catch (error) {
    const reason = mailFailureReason(error)
    await markMailAttemptFailed(deps.db, reference, reason)
    deps.log.warn({ reference, attempt, reason }, 'the mail of a lead failed; it will be tried again')
    // The queue keeps what is thrown: only the reason, not what hangs on the mailer's error.
    throw new Error(reason)
  }
  await markMailSent(deps.db, reference)
  deps.log.info({ reference, attempt }, 'lead mailed')
}

/** Why a mail was not accepted, fit for the log and the database. */
export function mailFailureReason(error: unknown): string {
  return redact(error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH)
}
