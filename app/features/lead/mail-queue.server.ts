import { and, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { NOW, type StoredLead } from './lead-store.server.ts'

/** The two mails of a lead: `mail` goes to staff, then `sample` to the visitor who asked for it. */
export type MailKind = 'mail' | 'sample'

/** Staff's mail, be it of its own or shared with other leads. */
export const IS_UNSENT = sql`mail_state in ('pending', 'failed')`

export const IS_SAMPLE_DUE = sql`sample_state in ('asked', 'released', 'sending')`

const MAILS = {
  mail: {
    isWaiting: sql`${IS_UNSENT} and mail_digest is null`,
    isNew: sql`mail_attempts = 0`,
    dueAt: leads.mail_due_at,
    claimedUntil: leads.mail_claimed_until,
  },
  sample: {
    isWaiting: sql`mail_state = 'sent' and ${IS_SAMPLE_DUE}`,
    isNew: sql`sample_state in ('asked', 'released')`,
    dueAt: leads.sample_due_at,
    claimedUntil: leads.sample_claimed_until,
  },
}
/** After this time another process sends the mail of a process that was killed. */
export const CLAIM_END = sql`now() + interval '30 seconds'`
const RENEW_MS = 10_000

/** Nobody is sending the mail. A claim is only compared with the present: `now()` of the transaction that made it may be later. */
export function isUnclaimed(claimedUntil: PgColumn): SQL {
  return sql`(${claimedUntil} is null or ${claimedUntil} < now())`
}

/** The mail that has been due longest, of all or of those that were not tried yet. */
export function selectNext(kind: MailKind, { onlyNew }: { onlyNew: boolean }): SQL {
  const { isWaiting, isNew, dueAt, claimedUntil } = MAILS[kind]
  const isDue = and(isWaiting, onlyNew ? isNew : undefined, lte(dueAt, NOW))
  return sql`select id from ${leads}
    where ${and(isDue, isUnclaimed(claimedUntil))}
    order by ${dueAt} limit 1 for update skip locked`
}

export async function claimNext(
  db: Database,
  kind: MailKind,
  which: { onlyNew: boolean },
): Promise<StoredLead | null> {
  const [lead] = await db
    .update(leads)
    .set(setClaim(kind, CLAIM_END))
    .where(sql`${leads.id} = (${selectNext(kind, which)})`)
    .returning()
  return lead ?? null
}

/** For one mail about several leads; false when another process is sending a mail about one of them. */
export async function claimTogether(
  db: Database,
  claimed: readonly StoredLead[],
  isWaiting: SQL | undefined,
  mailId: string,
): Promise<boolean> {
  const ids = claimed.map(({ id }) => id)
  const rows = await db
    .update(leads)
    .set({ ...setClaim('mail', CLAIM_END), report_id: mailId })
    .where(and(inArray(leads.id, ids), isWaiting))
    .returning({ id: leads.id })
  return rows.length === ids.length
}

/** Renews the claim for as long as the mail is being sent. No lock is held meanwhile. */
export async function whileClaimed<T>(
  db: Database,
  kind: MailKind,
  claimed: StoredLead | readonly StoredLead[],
  send: () => Promise<T>,
): Promise<T> {
  const ids = [claimed].flat().map(({ id }) => id)
  const isMine = and(inArray(leads.id, ids), isNotNull(MAILS[kind].claimedUntil))
  const renew = () => db.update(leads).set(setClaim(kind, CLAIM_END)).where(isMine)
  const timer = setInterval(() => renew().catch(() => {}), RENEW_MS).unref()
  try {
    return await send()
  } finally {
    clearInterval(timer)
  }
}

/** Times that only a wrong clock can have set are corrected. */
export async function correctTimes(db: Database): Promise<void> {
  const isUnreported = sql`(mail_state = 'quarantined' and reported_at is null)`
  await db.execute(sql`update leads set mail_due_at = least(mail_due_at, now()), mail_claimed_until = null
    where (${IS_UNSENT} or ${isUnreported})
      and (mail_due_at > now() + interval '2 hours' or mail_claimed_until > now() + interval '2 minutes')`)
  await db.execute(sql`update leads set sample_due_at = least(sample_due_at, now()), sample_claimed_until = null
    where ${MAILS.sample.isWaiting}
      and (sample_due_at > now() + interval '2 hours' or sample_claimed_until > now() + interval '2 minutes')`)
}

export function setClaim(kind: MailKind, until: SQL | null) {
  return kind === 'mail' ? { mail_claimed_until: until } : { sample_claimed_until: until }
}
