import type { SQL } from 'drizzle-orm'
import {
  MailInterruptedError,
  type MailMessage,
  MailRefusedError,
  MailServerError,
  MailUnansweredError,
} from '#app/infra/mail/mailer.server.ts'
import type { sharedMails } from '#config/limits.ts'
import {
  type LeadChanges,
  NOW,
  ONE_MORE_ATTEMPT,
  type ReferencedLead,
  updateLead,
} from '../lead-store.server.ts'
import { recordPatiently } from '../mail-loop.server.ts'
import { claimTogether, whileClaimed } from '../mail-queue.server.ts'
import { refusedLeadMail } from './lead-mail.server.ts'
import { mailFailureReason, type NotifyLeadDeps } from './notify-lead.server.ts'

/** Leads that are mailed to staff one by one while they are few, and together when they are many. */
export interface SharedMailKind {
  /** In the log. */
  name: string
  limits: Record<keyof typeof sharedMails.ordinary, number>
  isOfKind: SQL
  isWaiting: SQL
  /** The line in the log when digests begin after an hour without any. */
  alarm?: string
  write: (
    deps: NotifyLeadDeps,
    leads: readonly [ReferencedLead, ...ReferencedLead[]],
  ) => MailMessage | Promise<MailMessage>
  whenSent: LeadChanges
  /** For a lead that no mail was accepted about; otherwise staff get its number. */
  whenGivenUp?: LeadChanges
}

/** After these the mail server is taken to be at fault, not the mails. */
const MAX_FAILURES_IN_A_ROW = 12

type Result = 'sent' | 'failed' | 'refused'

export function createSharedMailer(deps: NotifyLeadDeps, kind: SharedMailKind) {
  let failuresInARow = 0
  let hasFailed = false
  /** Another process mails these leads, this one stops, or the mail server is at fault. */
  let isOver = false

  async function send(mail: MailMessage, leads: readonly ReferencedLead[]): Promise<Result> {
    isOver ||= !(await claimTogether(deps.db, leads, kind.isWaiting, mail.id))
    if (isOver) return 'failed'
    const references = leads.map(({ reference }) => reference)
    const record = (changes: LeadChanges) =>
      updateLead(deps.db, references, { ...changes, mail_claimed_until: null })
    return whileClaimed(deps.db, 'mail', leads, async () => {
      try {
        await deps.mailer.send(mail)
      } catch (error) {
        isOver = error instanceof MailInterruptedError || error instanceof MailServerError
        if (error instanceof MailInterruptedError) {
          await record({})
          return 'failed'
        }
        failuresInARow += 1
        const reason = mailFailureReason(error)
        // What may have arrived is sent again as the same mail.
        const isUnanswered = error instanceof MailUnansweredError
        const failed = { mail_attempts: ONE_MORE_ATTEMPT, mail_last_error: reason }
        await record({ ...failed, ...(!isUnanswered && { report_id: null }) })
        deps.log.warn({ leads: leads.length, reason }, `${kind.name} could not be mailed`)
        return error instanceof MailRefusedError ? 'refused' : 'failed'
      }
      failuresInARow = 0
      await recordPatiently(() => record({ reported_at: NOW, ...kind.whenSent }))
      deps.log.info({ leads: leads.length }, `${kind.name} mailed`)
      return 'sent'
    })
  }

  /** Splits a refused mail; does nothing once mail seems to be down. */
  async function mailTogether(leads: readonly ReferencedLead[]): Promise<void> {
    const [lead, ...others] = leads
    if (lead === undefined || isOver || failuresInARow >= MAX_FAILURES_IN_A_ROW) return
    const result = await send(await kind.write(deps, [lead, ...others]), leads)
    if (result === 'sent') return
    const isFinal = !isOver && (result === 'refused' || lead.mail_attempts >= kind.limits.attempts)
    if (isFinal && others.length > 0) {
      const middle = Math.ceil(leads.length / 2)
      await mailTogether(leads.slice(0, middle))
      return mailTogether(leads.slice(middle))
    }
    const isReported = isFinal && (await giveUp(lead))
    hasFailed ||= !isReported
  }

  async function giveUp(lead: ReferencedLead): Promise<boolean> {
    if (kind.whenGivenUp === undefined)
      return (await send(refusedLeadMail(lead.reference), [lead])) === 'sent'
    await updateLead(deps.db, lead.reference, kind.whenGivenUp)
    return true
  }

  return { mailTogether, hasFailed: () => hasFailed }
}
