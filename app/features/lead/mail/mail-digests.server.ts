import type { Loop } from '#app/infra/loop.server.ts'
import { MailRefusedError, MailServerError, MailUnansweredError } from '#app/infra/mail/mailer.server.ts'
import { NOW, ONE_MORE_ATTEMPT, type StoredLead, updateLead } from '../lead-store.server.ts'
import { digestMail } from './lead-mail.server.ts'
import { mailAbout, mailFailureReason, type NotifyLeadDeps, whenSent } from './notify-lead.server.ts'
import { deliverNext, type MailOutcome, pauseAfter, startMailLoop } from './queue/mail-loop.server.ts'

/** So often, for half an hour, a digest is tried that is not accepted, before its lead at fault is looked for. */
const MAX_ATTEMPTS_TOGETHER = 10

export function startDigests(deps: NotifyLeadDeps): Loop {
  const { log, firstRestMs } = deps
  const failure = 'digests of leads could not be sent'
  return startMailLoop({ log, failure, firstRestMs }, () => mailNextDigest(deps))
}

/** Makes one attempt at the digest that is due; a lead that is alone in it has a mail like any other. */
export function mailNextDigest(deps: NotifyLeadDeps): Promise<MailOutcome> {
  const { db, log, mailer, staffMail } = deps
  return deliverNext(db, 'digest', async (lead, leads) => {
    const references = leads.map(({ reference }) => reference)
    const isQuarantined = lead.mail_state === 'quarantined'
    const isAlone = leads.length === 1
    const mail = isAlone ? mailAbout(lead, staffMail) : digestMail(leads, staffMail, isQuarantined)
    await updateLead(db, references, { report_id: mail.id })
    return {
      send: () => mailer.send(mail),
      async recordSent() {
        await updateLead(db, references, { ...whenSent(lead), reported_at: NOW })
        log.info({ leads: leads.length }, 'leads mailed in a digest')
        if (isAlone || isQuarantined) return
        log.error('many leads came at once: staff get those beyond the limits in digests')
      },
      async recordFailure(error) {
        const changes = whenFailed(lead, mail.id, error)
        if (!isHalved(lead, error)) await updateLead(db, references, changes)
        else
          for (const [i, half] of halvesOf(references).entries()) {
            const isOne = half.length === 1
            const next = isOne ? { mail_digest: null, report_id: null } : { report_id: `${mail.id}-${i}` }
            await updateLead(db, half, { ...changes, ...next, mail_due_at: NOW })
          }
        const reason = changes.mail_last_error
        log.warn({ leads: leads.length, reason }, 'a digest of leads was not accepted')
      },
    }
  })
}

/** A digest that is refused, or not accepted again and again, is halved until the lead at fault is alone and has a mail of its own: mails for each of its leads could be more than a mailbox takes. */
function isHalved({ mail_attempts }: StoredLead, error: unknown): boolean {
  if (error instanceof MailServerError) return false
  return error instanceof MailRefusedError || (mail_attempts + 1) % MAX_ATTEMPTS_TOGETHER === 0
}

function halvesOf(references: readonly string[]): string[][] {
  const middle = Math.ceil(references.length / 2)
  return [references.slice(0, middle), references.slice(middle)].filter(({ length }) => length > 0)
}

/** While the mail server is at fault, no attempt counts. */
function whenFailed({ mail_attempts }: StoredLead, mailId: string, error: unknown) {
  const isServerAtFault = error instanceof MailServerError
  return {
    ...(!isServerAtFault && { mail_attempts: ONE_MORE_ATTEMPT }),
    mail_last_error: mailFailureReason(error),
    mail_due_at: isServerAtFault ? NOW : pauseAfter(mail_attempts + 1),
    mail_claimed_until: null,
    // What may have arrived keeps its id, and is sent again as the same mail.
    report_id: error instanceof MailUnansweredError ? mailId : null,
  }
}
