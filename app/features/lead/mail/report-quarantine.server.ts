import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import { MailInterruptedError, type MailMessage, MailRefusedError } from '#app/infra/mail/mailer.server.ts'
import { mailAlarm, quarantineReports } from '#config/limits.ts'
import { NOW, ONE_MORE_ATTEMPT, type ReferencedLead, updateLead } from '../lead-store.server.ts'
import { quarantineDigestMail, quarantinedMail, refusedLeadMail } from './lead-mail.server.ts'
import { mailFailureReason, type NotifyLeadDeps } from './notify-lead.server.ts'
import {
  claimForReport,
  countUnreported,
  listUnreported,
  readReportsSince,
} from './undelivered-store.server.ts'

/** Failures after which a mail is split, or sent without the visitors' texts. */
const MAX_ATTEMPTS = 2
/** After these the mail server is taken to be at fault, not the mails. */
const MAX_FAILURES_IN_A_ROW = 12

/** In a flood one report has many leads. */
const CHECK_MS = 3_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Report = 'reported' | 'failed' | 'refused'

/** A report is due when unreported leads have come or gone, and for those that are left every few minutes. */
export function startQuarantineReports(deps: NotifyLeadDeps): Loop {
  const failure = 'quarantined leads could not be reported'
  let left = 0
  let repeatAt = 0
  return startLoop({ log: deps.log, failure, retryMs: CHECK_MS }, async () => {
    const count = await countUnreported(deps.db)
    if (count !== left || performance.now() >= repeatAt) {
      repeatAt = performance.now() + mailAlarm.everyMinutes * MINUTE_MS
      if (count > 0) await reportQuarantine(deps, new Date())
      left = await countUnreported(deps.db)
    }
    return CHECK_MS
  })
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
  // A few that are stored meanwhile are mailed, too.
  while (leads.length > 0 && leads.length <= mailsLeft && !reporter.hasFailed()) {
    for (const lead of leads) await reporter.report([lead])
    mailsLeft -= leads.length
    leads = await listNextUnreported(deps, digestSize)
  }
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
  let hasFailed = false
  /** Another process reports these leads, or this one stops. */
  let isOver = false

  async function send(mail: MailMessage, leads: readonly ReferencedLead[]): Promise<Report> {
    const references = leads.map(({ reference }) => reference)
    isOver ||= !(await claimForReport(deps.db, references))
    if (isOver) return 'failed'
    try {
      await deps.mailer.send(mail)
    } catch (error) {
      isOver = error instanceof MailInterruptedError
      if (isOver) await updateLead(deps.db, references, { mail_claimed_until: null })
      if (isOver) return 'failed'
      const reason = mailFailureReason(error)
      failuresInARow += 1
      const failed = { mail_attempts: ONE_MORE_ATTEMPT, mail_last_error: reason, mail_claimed_until: null }
      await updateLead(deps.db, references, failed)
      deps.log.warn({ leads: references.length, reason }, 'quarantined leads could not be reported')
      return error instanceof MailRefusedError ? 'refused' : 'failed'
    }
    failuresInARow = 0
    const reported = { reported_at: NOW, report_id: mail.id, mail_claimed_until: null }
    await updateLead(deps.db, references, reported)
    deps.log.info({ leads: references.length }, 'quarantined leads reported')
    return 'reported'
  }

  /** Splits a refused digest; does nothing once mail seems to be down. */
  async function report(leads: readonly ReferencedLead[]): Promise<void> {
    const [lead, ...others] = leads
    if (lead === undefined || isOver || failuresInARow >= MAX_FAILURES_IN_A_ROW) return
    const isSingle = others.length === 0
    const mail = isSingle
      ? quarantinedMail(lead, deps.staffMail)
      : quarantineDigestMail(leads, deps.staffMail)
    const result = await send(mail, leads)
    if (result === 'reported') return
    const isFinal = result === 'refused' || lead.mail_attempts >= MAX_ATTEMPTS
    if (isFinal && !isSingle) {
      const middle = Math.ceil(leads.length / 2)
      await report(leads.slice(0, middle))
      return report(leads.slice(middle))
    }
    const isReported = isFinal && (await send(refusedLeadMail(lead.reference), leads)) === 'reported'
    hasFailed ||= !isReported
  }

  return { report, hasFailed: () => hasFailed }
}
