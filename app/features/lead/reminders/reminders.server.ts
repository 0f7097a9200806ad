import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { workingDayAt, workingTimeAgo } from '#app/domain/calendar/working-time.ts'
import { FIRST_SIGN_IN, readLastRun } from '#app/infra/database/daily-run.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import {
  type Mailer,
  type MailMessage,
  MailRefusedError,
  MailUnansweredError,
} from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { site } from '#config/site.ts'
import { IS_COLD, IS_OPEN, leads } from '#db/schema/leads.ts'
import { type StoredLead, updateLead } from '../lead-store.server.ts'
import { CLAIM_END, isUnclaimed, setClaim, whileClaimed } from '../mail-queue.server.ts'
import { reminderMail } from './reminder-mail.ts'

export interface RemindDeps {
  db: Database
  log: Log
  mailer: Mailer
  /** Unset: the mailer's own address. */
  remindTo?: string | undefined
  staffUrl?: string | undefined
}

const HOUR_MS = 3_600_000
const MAX_IN_MAIL = 50

/** Since its mail to staff, or since somebody reopened it. */
const WAITS_SINCE = sql`greatest(coalesce(mail_sent_at, created_at), status_at)`
export const IS_PROMISED = sql`again_at is not null and kind = 'request' and mail_state <> 'quarantined'`

/** One mail about all that is due; returns about how many. Nothing is, until somebody has signed in to the staff page once. */
export async function remind(deps: RemindDeps, now: Date): Promise<number> {
  const { db } = deps
  const since = await readLastRun(db, FIRST_SIGN_IN)
  if (since === null || workingDayAt(now.getTime(), site.officeHours) === null) return 0
  const due = await claimDue(db, since, now)
  if (due.length === 0) return 0
  const references = due.map(({ reference }) => reference)
  const takeBack = async () => {
    for (const { reference, reminded_at } of due) await updateLead(db, reference, { reminded_at })
  }
  const send = () => sendOnce(deps, reminderMail(due, deps.staffUrl), takeBack)
  await whileClaimed(db, 'mail', due, send).finally(() => updateLead(db, references, setClaim('mail', null)))
  return due.length
}

/** What may have arrived, or is refused for its words, is not sent again. */
export async function sendOnce(
  { log, mailer, remindTo }: RemindDeps,
  mail: MailMessage,
  takeBack: () => Promise<unknown>,
): Promise<void> {
  try {
    await mailer.send({ ...mail, isAutomatic: true, ...(remindTo !== undefined && { to: remindTo }) })
  } catch (error) {
    if (!(error instanceof MailRefusedError || error instanceof MailUnansweredError)) await takeBack()
    throw error
  }
  log.info({ mail: mail.id }, 'staff reminded')
}

/** Leads count as reminded of before the mail is sent: whatever happens then, nobody is reminded twice. */
async function claimDue(db: Database, since: Date, now: Date): Promise<StoredLead[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(leads)
      .where(and(isDue(since, now), isUnclaimed(leads.mail_claimed_until)))
      .orderBy(IS_COLD, asc(leads.created_at))
      .limit(MAX_IN_MAIL)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    const claim = { reminded_at: now, ...setClaim('mail', CLAIM_END) }
    await tx.update(leads).set(claim).where(inArray(leads.id, ids))
    return due
  })
}

function isDue(since: Date, now: Date): SQL {
  const { hotAfterHours, otherAfterHours } = site.reminders
  const hasWaited = (hours: number) => {
    const latest = new Date(workingTimeAgo(now.getTime(), hours * HOUR_MS, site.officeHours))
    return sql`(${hours} > 0 and ${WAITS_SINCE} <= ${latest.toISOString()})`
  }
  return sql`(
    (${IS_OPEN} and status = 'new' and mail_state = 'sent' and reminded_at is null
      and created_at >= ${since.toISOString()}
      and case when ${IS_COLD} then ${hasWaited(otherAfterHours)} else ${hasWaited(hotAfterHours)} end)
    or (${IS_PROMISED} and again_at <= ${now.toISOString()} and (reminded_at is null or reminded_at < again_at)))`
}
