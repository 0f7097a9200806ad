import { and, type SQL, sql } from 'drizzle-orm'
import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import {
  MailInterruptedError,
  type MailMessage,
  MailRefusedError,
  MailServerError,
  MailUnansweredError,
} from '#app/infra/mail/mailer.server.ts'
import { sharedMails } from '#config/limits.ts'
import { leads as table } from '#db/schema/leads.ts'
import { type LeadChanges, NOW, ONE_MORE_ATTEMPT, type StoredLead, updateLead } from '../lead-store.server.ts'
import { recordPatiently } from '../mail-loop.server.ts'
import { claimTogether, IS_UNSENT, isUnclaimed, whileClaimed } from '../mail-queue.server.ts'
import { digestMail, leadMail, quarantinedMail, refusedLeadMail } from './lead-mail.server.ts'
import { mailFailureReason, type NotifyLeadDeps } from './notify-lead.server.ts'
import { IS_UNREPORTED, listForSharedMail, readReportsSince } from './undelivered-store.server.ts'

/** Leads that are mailed to staff one by one while they are few, and together when they are many. */
export interface SharedMailKind {
  /** What the log calls such leads. */
  name: string
  limits: Record<keyof typeof sharedMails.ordinary, number>
  isQuarantined: boolean
  isOfKind: SQL
  isWaiting: SQL | undefined
  /** The line in the log when digests begin after an hour without any. */
  alarm?: string
  whenSent?: LeadChanges
  /** For a lead whose mail is refused; without it staff get its number. */
  whenRefused?: LeadChanges
}

const IS_FREE = isUnclaimed(table.mail_claimed_until)

export const QUARANTINED: SharedMailKind = {
  name: 'quarantined leads',
  limits: sharedMails.quarantined,
  isQuarantined: true,
  isOfKind: sql`quarantine_reason is not null`,
  isWaiting: and(IS_UNREPORTED, IS_FREE),
}

/** Ordinary leads beyond the limits of mails of their own. */
export const ORDINARY: SharedMailKind = {
  name: 'ordinary leads',
  limits: sharedMails.ordinary,
  isQuarantined: false,
  isOfKind: sql`mail_digest is not null`,
  isWaiting: and(IS_UNSENT, sql`mail_digest is not null`, IS_FREE),
  alarm: 'many leads came at once: staff get those beyond the limits in digests',
  whenSent: { mail_state: 'sent', mail_sent_at: NOW, mail_attempts: ONE_MORE_ATTEMPT },
  whenRefused: { mail_digest: null, mail_due_at: NOW },
}

/** After these the mail server is taken to be at fault, not the mails. */
const MAX_FAILURES_IN_A_ROW = 12

/** The pause is long enough for one mail to have many leads in a flood. */
const CHECK_MS = 3_000
/** What is left waits for the next digest, or for another try. */
const REPEAT_MS = 30_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Looks whether a mail is due when waiting leads have come or gone, and again while some are left. */
export function startSharedMails(deps: NotifyLeadDeps, kind: SharedMailKind): Loop {
  const failure = `${kind.name} could not be mailed`
  const countWaiting = () => deps.db.$count(table, kind.isWaiting)
  let left = 0
  let repeatAt = 0
  return startLoop({ log: deps.log, failure, retryMs: CHECK_MS }, async () => {
    const count = await countWaiting()
    if (count !== left || performance.now() >= repeatAt) {
      repeatAt = performance.now() + REPEAT_MS
      const isAllRight = count === 0 || (await mailWaiting(deps, kind, new Date()))
      left = await countWaiting()
      if (!isAllRight) return MINUTE_MS
    }
    return CHECK_MS
  })
}

/** Sends single mails while leads are few, else digests some minutes apart; returns false when a mail failed. A refused mail does not block the others. */
export async function mailWaiting(deps: NotifyLeadDeps, kind: SharedMailKind, now: Date): Promise<boolean> {
  const { mailsPerHour, digestSize, digestsAtOnce } = kind.limits
  const mailTogether = createSharedMailer(deps, kind)
  const listNext = () => listForSharedMail(deps.db, kind.isWaiting, digestSize)
  let leads = await listNext()
  const sent = await readReportsSince(deps.db, kind.isOfKind, new Date(now.getTime() - HOUR_MS))
  let mailsLeft = mailsPerHour - sent.mails
  let isAllRight = true
  if (leads.length > mailsLeft && isDigestDue(kind, sent.last, now)) {
    for (let digests = 0; isAllRight && leads.length > 0 && digests < digestsAtOnce; digests++) {
      isAllRight = await mailTogether(leads)
      leads = await listNext()
    }
    if (kind.alarm && sent.last === null && isAllRight) deps.log.error(kind.alarm)
  }
  // Each lead has a mail of its own; leads that are stored meanwhile are taken along.
  while (isAllRight && leads.length > 0 && leads.length <= mailsLeft) {
    for (const lead of leads) isAllRight = (await mailTogether([lead])) && isAllRight
    mailsLeft -= leads.length
    leads = await listNext()
  }
  return isAllRight
}

/** A time in the future comes from another clock. */
function isDigestDue({ limits }: SharedMailKind, last: Date | null, now: Date): boolean {
  const elapsedMs = now.getTime() - (last?.getTime() ?? 0)
  return elapsedMs < 0 || elapsedMs >= limits.digestEveryMinutes * MINUTE_MS
}

type Result = 'sent' | 'failed' | 'refused'

/** Returns a function that mails leads together; its result is false when some of them wait for another try. */
function createSharedMailer(deps: NotifyLeadDeps, kind: SharedMailKind) {
  let failuresInARow = 0
  /** Set when another process mails these leads, this one stops, or the mail server is at fault. */
  let isOver = false

  async function send(mail: MailMessage, leads: readonly StoredLead[]): Promise<Result> {
    isOver ||= !(await claimTogether(deps.db, leads, kind.isWaiting, mail.id))
    if (isOver) return 'failed'
    const references = leads.map(({ reference }) => reference)
    const record = (changes: LeadChanges) =>
      updateLead(deps.db, references, { ...changes, mail_claimed_until: null })
    return whileClaimed(deps.db, 'mail', leads, async () => {
      try {
        await deps.mailer.send(mail)
      } catch (error) {
        const isInterrupted = error instanceof MailInterruptedError
        isOver = isInterrupted || error instanceof MailServerError
        failuresInARow += 1
        const reason = mailFailureReason(error)
        // What may have arrived keeps its id, and is sent again as the same mail.
        const report_id = error instanceof MailUnansweredError ? mail.id : null
        const failed = { mail_attempts: ONE_MORE_ATTEMPT, mail_last_error: reason, report_id }
        await record(isInterrupted ? {} : failed)
        deps.log.warn({ leads: leads.length, reason }, `${kind.name} could not be mailed`)
        return error instanceof MailRefusedError ? 'refused' : 'failed'
      }
      failuresInARow = 0
      await recordPatiently(() => record({ reported_at: NOW, ...kind.whenSent }))
      deps.log.info({ leads: leads.length }, `${kind.name} mailed`)
      return 'sent'
    })
  }

  function write([lead, ...others]: readonly [StoredLead, ...StoredLead[]]): MailMessage {
    const writeOne = kind.isQuarantined ? quarantinedMail : leadMail
    return others.length === 0
      ? writeOne(lead, deps.staffMail)
      : digestMail([lead, ...others], deps.staffMail, kind.isQuarantined)
  }

  return async function mailTogether(leads: readonly StoredLead[]): Promise<boolean> {
    const [lead, ...others] = leads
    if (lead === undefined) return true
    if (isOver || failuresInARow >= MAX_FAILURES_IN_A_ROW) return false
    const result = await send(write([lead, ...others]), leads)
    if (result === 'sent') return true
    const isDividedNow = result === 'refused' || (lead.mail_attempts + 1) % kind.limits.attempts === 0
    if (isOver || !isDividedNow) return false
    if (others.length > 0) {
      const middle = Math.ceil(leads.length / 2)
      const isFirstHalfRight = await mailTogether(leads.slice(0, middle))
      return (await mailTogether(leads.slice(middle))) && isFirstHalfRight
    }
    if (!kind.whenRefused)
      return (await send(refusedLeadMail(lead.reference, deps.staffMail), leads)) === 'sent'
    if (result === 'refused') await updateLead(deps.db, lead.reference, kind.whenRefused)
    return result === 'refused'
  }
}
