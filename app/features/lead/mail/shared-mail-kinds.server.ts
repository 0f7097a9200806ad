import { sql } from 'drizzle-orm'
import { sharedMails } from '#config/limits.ts'
import { NOW, ONE_MORE_ATTEMPT, type ReferencedLead } from '../lead-store.server.ts'
import { IS_UNSENT } from '../mail-queue.server.ts'
import { digestMail, leadMail, quarantineDigestMail, quarantinedMail } from './lead-mail.server.ts'
import { withSampleStatus } from './notify-lead.server.ts'
import type { SharedMailKind } from './shared-mailer.server.ts'
import { IS_UNREPORTED } from './undelivered-store.server.ts'

export const QUARANTINED: SharedMailKind = {
  name: 'quarantined leads',
  limits: sharedMails.quarantined,
  isOfKind: sql`quarantine_reason is not null`,
  isWaiting: IS_UNREPORTED,
  write: ({ staffMail }, [lead, ...others]) =>
    others.length === 0
      ? quarantinedMail(lead, staffMail)
      : quarantineDigestMail([lead, ...others], staffMail),
  whenSent: {},
}

/** Ordinary leads beyond the limits of mails of their own. */
export const ORDINARY: SharedMailKind = {
  name: 'ordinary leads',
  limits: sharedMails.ordinary,
  isOfKind: sql`mail_digest is not null`,
  isWaiting: sql`${IS_UNSENT} and mail_digest is not null`,
  alarm: 'many leads came at once: staff get those beyond the limits in digests',
  async write(deps, leads) {
    const told: ReferencedLead[] = []
    for (const lead of leads) told.push(await withSampleStatus(deps, lead))
    const [first = leads[0], ...others] = told
    return others.length === 0 ? leadMail(first, deps.staffMail) : digestMail(told, deps.staffMail)
  },
  whenSent: { mail_state: 'sent', mail_sent_at: NOW, mail_attempts: ONE_MORE_ATTEMPT },
  whenGivenUp: { mail_digest: null, mail_due_at: NOW },
}
