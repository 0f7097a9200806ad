import type { Loop } from '#app/infra/loop.server.ts'
import { MailRefusedError, MailServerError, MailUnansweredError } from '#app/infra/mail/mailer.server.ts'
import { NOW, ONE_MORE_ATTEMPT, type StoredLead, updateLead } from '../lead-store.server.ts'
import { digestMail } from './lead-mail.server.ts'
import { mailAbout, mailFailureReason, type NotifyLeadDeps, whenSent } from './notify-lead.server.ts'
import { deliverNext, type MailOutcome, pauseAfter, startMailLoop } from './queue/mail-loop.server.ts'

/** So often, for half an hour, a digest is tried that is not accepted; a lead at fault holds up the others of its digest no longer. */
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
        await updateLead(db, references, changes)
        const reason = changes.mail_last_error
        log.warn({ leads: leads.length, reason }, 'a digest of leads was not accepted')
      },
    }
  })
}

/** A digest that is refused, or not accepted again and again, is taken apart: each of its leads then has a mail of its own. */
function whenFailed({ mail_attempts }: StoredLead, mailId: string, error: unknown) {
  const attempts = mail_attempts + 1
  const isServerAtFault = error instanceof MailServerError
  const isTakenApart =
    error instanceof MailRefusedError || (!isServerAtFault && attempts >= MAX_ATTEMPTS_TOGETHER)
  return {
    mail_attempts: ONE_MORE_ATTEMPT,
    mail_last_error: mailFailureReason(error),
    mail_due_at: isServerAtFault || isTakenApart ? NOW : pauseAfter(attempts),
    mail_claimed_until: null,
    ...(isTakenApart && { mail_digest: null }),
    // What may have arrived keeps its id, and is sent again as the same mail.
    report_id: error instanceof MailUnansweredError && !isTakenApart ? mailId : null,
  }
}
