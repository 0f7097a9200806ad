import { JobFailure, type Jobs, type QueuePolicy } from '#app/infra/jobs/jobs.server.ts'
import { MailInterruptedError, type MailMessage, MailRefusedError } from '#app/infra/mail/mailer.server.ts'
import { heldBackReports } from '#config/limits.ts'
import { NOW, ONE_MORE_ATTEMPT, type StoredLead, updateLead } from '../lead-store.server.ts'
import { listUnreported, readReportsSince } from './held-back-store.server.ts'
import { refusedLeadMail, suspectDigestMail, suspectMail } from './lead-mail.server.ts'
import { mailFailureReason, type NotifyLeadDeps } from './notify-lead.server.ts'

export const REPORT_HELD_BACK_QUEUE = 'report-held-back'

/** One job at a time, whoever asks for it. What fails is done by the next one, see `lead-upkeep.server.ts`. */
export const REPORT_HELD_BACK_POLICY: QueuePolicy = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 900,
  deleteAfterSeconds: 3_600,
  heartbeatSeconds: 20,
}

/** A job waits so long for more to come: in a flood there is one job for many leads. */
export const REPORT_DELAY_SECONDS = 3

/** A mail that fails so often, for whatever reason, is divided or sent without the visitors' texts. */
const MAX_ATTEMPTS = 2
/** Then it is the mail server, not the mail. */
const MAX_FAILURES_IN_A_ROW = 12

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Suspect = StoredLead & { reference: string }

/** Starts the worker that tells staff of leads that were held back. */
export async function startHeldBackReports(jobs: Jobs, deps: NotifyLeadDeps): Promise<void> {
  await jobs.work(REPORT_HELD_BACK_QUEUE, REPORT_HELD_BACK_POLICY, () => reportHeldBack(deps, new Date()))
}

/**
 * Mails the leads that staff have not been told of: each by itself while there are few, else in digests a quarter of an hour
 * apart. What the mail server refuses stays unreported, and must not block the reports of the others.
 */
export async function reportHeldBack(deps: NotifyLeadDeps, now: Date): Promise<void> {
  const { mailsPerHour, digestSize, digestsAtOnce } = heldBackReports
  const reporter = createReporter(deps)
  const suspects = await listSuspects(deps, digestSize)
  const sent = await readReportsSince(deps.db, new Date(now.getTime() - HOUR_MS))
  if (sent.mails + suspects.length <= mailsPerHour) {
    for (const suspect of suspects) await reporter.report([suspect])
  } else if (isDigestDue(sent.last, now)) {
    await reporter.report(suspects)
    for (let digests = 1; digests < digestsAtOnce; digests++) {
      await reporter.report(await listSuspects(deps, digestSize))
    }
  }
  reporter.finish()
}

/** A time in the future is that of another clock. */
function isDigestDue(last: Date | null, now: Date): boolean {
  const elapsedMs = now.getTime() - (last?.getTime() ?? 0)
  return elapsedMs < 0 || elapsedMs >= heldBackReports.digestEveryMinutes * MINUTE_MS
}

/** Those that have failed least often first. */
async function listSuspects({ db }: NotifyLeadDeps, limit: number): Promise<Suspect[]> {
  const unreported = await listUnreported(db, limit)
  return unreported.flatMap((lead) => (lead.reference === null ? [] : { ...lead, reference: lead.reference }))
}

interface Refusal {
  reason: string
  isForGood: boolean
}

function createReporter(deps: NotifyLeadDeps) {
  let failuresInARow = 0
  let unreportedReason: string | null = null

  /** Says why a mail was not accepted, and whether it never will be. */
  async function send(mail: MailMessage, suspects: readonly Suspect[]): Promise<Refusal | null> {
    const references = suspects.map(({ reference }) => reference)
    try {
      await deps.mailer.send(mail)
    } catch (error) {
      const reason = mailFailureReason(error)
      if (error instanceof MailInterruptedError) throw new JobFailure(reason)
      failuresInARow += 1
      const failed = { mail_attempts: ONE_MORE_ATTEMPT, mail_last_error: reason }
      await updateLead(deps.db, references, failed)
      deps.log.warn({ leads: references.length, reason }, 'held-back leads could not be reported')
      return { reason, isForGood: error instanceof MailRefusedError }
    }
    failuresInARow = 0
    await updateLead(deps.db, references, { reported_at: NOW, report_id: mail.id })
    deps.log.info({ leads: references.length }, 'held-back leads reported')
    return null
  }

  /** Tells of these in one mail or, when it is refused, in smaller ones. Does nothing once mail seems to be down. */
  async function report(suspects: readonly Suspect[]): Promise<void> {
    const [suspect, ...others] = suspects
    if (suspect === undefined || failuresInARow >= MAX_FAILURES_IN_A_ROW) return
    const isAlone = others.length === 0
    const mail = isAlone ? suspectMail(suspect, deps.cpvName) : suspectDigestMail(suspects, deps.cpvName)
    const refusal = await send(mail, suspects)
    if (refusal === null) return
    const isHopeless = refusal.isForGood || suspect.mail_attempts >= MAX_ATTEMPTS
    if (isHopeless && !isAlone) {
      const middle = Math.ceil(suspects.length / 2)
      await report(suspects.slice(0, middle))
      return report(suspects.slice(middle))
    }
    const isTold = isHopeless && (await send(refusedLeadMail(suspect.reference), suspects)) === null
    if (!isTold) unreportedReason = refusal.reason
  }

  return {
    report,
    /** Throws when somebody is left unreported. */
    finish() {
      if (unreportedReason !== null) throw new JobFailure(unreportedReason)
    },
  }
}
