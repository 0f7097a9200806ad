import { JobFailure, type JobRunner, type QueuePolicy } from '#app/infra/jobs/jobs.server.ts'
import { MailInterruptedError, type MailMessage, MailRefusedError } from '#app/infra/mail/mailer.server.ts'
import { quarantineReports } from '#config/limits.ts'
import { NOW, ONE_MORE_ATTEMPT, type StoredLead, updateLead } from '../lead-store.server.ts'
import { quarantineDigestMail, quarantinedMail, refusedLeadMail } from './lead-mail.server.ts'
import { mailFailureReason, type NotifyLeadDeps } from './notify-lead.server.ts'
import { listUnreported, readReportsSince } from './undelivered-store.server.ts'

/** Stored names keep the words of earlier releases: this queue, mail ids with `held-back`, the reason “the request is held back”. */
export const REPORT_QUARANTINE_QUEUE = 'report-held-back'

/** One job at a time; `lead-maintenance.server.ts` repeats what failed. */
export const REPORT_QUARANTINE_POLICY: QueuePolicy = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 900,
  deleteAfterSeconds: 3_600,
  heartbeatSeconds: 20,
}

/** In a flood one job reports many leads. */
export const REPORT_DELAY_SECONDS = 3

/** Failures after which a mail is split, or sent without the visitors' texts. */
const MAX_ATTEMPTS = 2
/** After these the mail server is taken to be at fault, not the mails. */
const MAX_FAILURES_IN_A_ROW = 12

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type ReferencedLead = StoredLead & { reference: string }

export async function startQuarantineReports(jobs: JobRunner, deps: NotifyLeadDeps): Promise<void> {
  await jobs.work(REPORT_QUARANTINE_QUEUE, REPORT_QUARANTINE_POLICY, () => reportQuarantine(deps, new Date()))
}

/** Single mails while leads are few, else digests some minutes apart. A refused mail must not block the others. */
export async function reportQuarantine(deps: NotifyLeadDeps, now: Date): Promise<void> {
  const { mailsPerHour, digestSize, digestsAtOnce } = quarantineReports
  const reporter = createReporter(deps)
  let leads = await listNextUnreported(deps, digestSize)
  const sent = await readReportsSince(deps.db, new Date(now.getTime() - HOUR_MS))
  let mailsLeft = mailsPerHour - sent.mails
  if (leads.length > mailsLeft && isDigestDue(sent.last, now)) {
    await reporter.report(leads)
    for (let digests = 1; digests < digestsAtOnce; digests++) {
      await reporter.report(await listNextUnreported(deps, digestSize))
    }
  }
  // A few that are stored meanwhile are mailed, too: they have no job of their own.
  while (leads.length > 0 && leads.length <= mailsLeft) {
    for (const lead of leads) await reporter.report([lead])
    reporter.finish()
    mailsLeft -= leads.length
    leads = await listNextUnreported(deps, digestSize)
  }
  reporter.finish()
}

/** A time in the future comes from another clock. */
function isDigestDue(last: Date | null, now: Date): boolean {
  const elapsedMs = now.getTime() - (last?.getTime() ?? 0)
  return elapsedMs < 0 || elapsedMs >= quarantineReports.digestEveryMinutes * MINUTE_MS
}

async function listNextUnreported({ db }: NotifyLeadDeps, limit: number): Promise<ReferencedLead[]> {
  const unreported = await listUnreported(db, limit)
  return unreported.flatMap((lead) => (lead.reference === null ? [] : { ...lead, reference: lead.reference }))
}

function createReporter(deps: NotifyLeadDeps) {
  let failuresInARow = 0
  let unreportedReason: string | null = null

  async function send(mail: MailMessage, leads: readonly ReferencedLead[]) {
    const references = leads.map(({ reference }) => reference)
    try {
      await deps.mailer.send(mail)
    } catch (error) {
      const reason = mailFailureReason(error)
      if (error instanceof MailInterruptedError) throw new JobFailure(reason)
      failuresInARow += 1
      const failed = { mail_attempts: ONE_MORE_ATTEMPT, mail_last_error: reason }
      await updateLead(deps.db, references, failed)
      deps.log.warn({ leads: references.length, reason }, 'quarantined leads could not be reported')
      return { reason, isPermanent: error instanceof MailRefusedError }
    }
    failuresInARow = 0
    await updateLead(deps.db, references, { reported_at: NOW, report_id: mail.id })
    deps.log.info({ leads: references.length }, 'quarantined leads reported')
    return null
  }

  /** Splits a refused digest; does nothing once mail seems to be down. */
  async function report(leads: readonly ReferencedLead[]): Promise<void> {
    const [lead, ...others] = leads
    if (lead === undefined || failuresInARow >= MAX_FAILURES_IN_A_ROW) return
    const isSingle = others.length === 0
    const mail = isSingle
      ? quarantinedMail(lead, deps.staffMail)
      : quarantineDigestMail(leads, deps.staffMail)
    const refusal = await send(mail, leads)
    if (refusal === null) return
    const isFinal = refusal.isPermanent || lead.mail_attempts >= MAX_ATTEMPTS
    if (isFinal && !isSingle) {
      const middle = Math.ceil(leads.length / 2)
      await report(leads.slice(0, middle))
      return report(leads.slice(middle))
    }
    const isReported = isFinal && (await send(refusedLeadMail(lead.reference), leads)) === null
    if (!isReported) unreportedReason = refusal.reason
  }

  return {
    report,
    finish() {
      if (unreportedReason !== null) throw new JobFailure(unreportedReason)
    },
  }
}
