import { and, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#app/infra/database/database.server.ts'
import { digests } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { lockKeys, NOW, type StoredLead } from '../../lead-store.server.ts'
import { OVERALL_LIMIT_REASON } from '../../spam/spam-signals.ts'

/** The mails of a lead: `mail` or, with others, `digest` goes to staff, then `sample` to the visitor who asked for it. */
export type MailQueue = 'mail' | 'digest' | 'sample'

/** Staff's mail, be it of its own or shared with other leads. */
export const IS_UNSENT = sql`mail_state in ('pending', 'failed')`
export const IS_UNREPORTED = sql`(mail_state = 'quarantined' and reported_at is null)`

export const IS_SAMPLE_DUE = sql`sample_state in ('asked', 'released', 'sending')`

const TO_STAFF = { dueAt: leads.mail_due_at, claimedUntil: leads.mail_claimed_until }
const MAILS = {
  mail: { ...TO_STAFF, isWaiting: sql`(${IS_UNSENT} or ${IS_UNREPORTED}) and mail_digest is null` },
  digest: { ...TO_STAFF, isWaiting: sql`(${IS_UNSENT} or ${IS_UNREPORTED}) and mail_digest is not null` },
  sample: {
    isWaiting: sql`mail_state = 'sent' and ${IS_SAMPLE_DUE}`,
    dueAt: leads.sample_due_at,
    claimedUntil: leads.sample_claimed_until,
  },
}
/** In a digest people who came at a bad time stand first, robots last. */
const LIKELIHOOD = sql`case when ${leads.mail_digest} = 'scripted' or ${leads.quarantine_reason} = ${OVERALL_LIMIT_REASON} then 0
  when ${leads.quarantine_reason} like 'hidden field filled%' then 2 else 1 end`
/** After this time another process sends the mail of a process that was killed. */
export const CLAIM_END = sql`now() + interval '30 seconds'`
const RENEW_MS = 10_000

/** Nobody is sending the mail. A claim is only compared with the present: `now()` of the transaction that made it may be later. */
export function isUnclaimed(claimedUntil: PgColumn): SQL {
  return sql`(${claimedUntil} is null or ${claimedUntil} < now())`
}

function isDue(queue: MailQueue): SQL | undefined {
  const { isWaiting, dueAt, claimedUntil } = MAILS[queue]
  return and(isWaiting, lte(dueAt, NOW), isUnclaimed(claimedUntil))
}

/** The mail that has been due longest; those about quarantined leads wait for all others. */
export function selectNext(queue: MailQueue): SQL {
  const selectFirst = (condition: SQL) => sql`select id from ${leads} where ${isDue(queue)} and ${condition}
    order by ${MAILS[queue].dueAt} limit 1 for update skip locked`
  return sql`select coalesce((${selectFirst(sql`mail_state <> 'quarantined'`)}), (${selectFirst(sql`true`)}))`
}

/** The leads of one mail; none when nothing is due. */
export async function claimNext(db: Database, queue: MailQueue): Promise<StoredLead[]> {
  if (queue === 'digest') return claimDigest(db)
  return db
    .update(leads)
    .set(setClaim(queue, CLAIM_END))
    .where(sql`${leads.id} = (${selectNext(queue)})`)
    .returning()
}

/** The lead that has been due longest, and those that wait for the same mail. A mail that was interrupted is about the same leads again. */
async function claimDigest(db: Database): Promise<StoredLead[]> {
  const due = isDue('digest')
  const [anyDue] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(due)
    .orderBy(leads.mail_due_at)
    .limit(1)
  if (anyDue === undefined) return []
  return db.transaction(async (tx) => {
    // Processes take turns, so that none takes a part of another's digest.
    await lockKeys(tx, ['lead-digests'])
    const [first] = await tx.select().from(leads).where(due).orderBy(leads.mail_due_at).limit(1)
    if (first === undefined) return []
    const isQuarantined = first.mail_state === 'quarantined'
    const isOfSameMail = and(
      MAILS.digest.isWaiting,
      isUnclaimed(leads.mail_claimed_until),
      sql`(mail_state = 'quarantined') = ${isQuarantined}`,
      sql`mail_attempts = ${first.mail_attempts} and report_id is not distinct from ${first.report_id}`,
    )
    const claimed = await tx
      .select()
      .from(leads)
      .where(isOfSameMail)
      .orderBy(LIKELIHOOD, leads.created_at, leads.id)
      .limit(digests[isQuarantined ? 'quarantined' : 'ordinary'].size)
      .for('update', { skipLocked: true })
    const ids = claimed.map(({ id }) => id)
    await tx.update(leads).set(setClaim('digest', CLAIM_END)).where(inArray(leads.id, ids))
    return claimed
  })
}

/** Renews the claim for as long as the mail is being sent. No lock is held meanwhile. */
export async function whileClaimed<T>(
  db: Database,
  queue: MailQueue,
  claimed: readonly StoredLead[],
  send: () => Promise<T>,
): Promise<T> {
  const ids = claimed.map(({ id }) => id)
  const isMine = and(inArray(leads.id, ids), isNotNull(MAILS[queue].claimedUntil))
  const renew = () => db.update(leads).set(setClaim(queue, CLAIM_END)).where(isMine)
  const timer = setInterval(() => renew().catch(() => {}), RENEW_MS).unref()
  try {
    return await send()
  } finally {
    clearInterval(timer)
  }
}

/** Times that only a wrong clock can have set are corrected. */
export async function correctTimes(db: Database): Promise<void> {
  await db.execute(sql`update leads set mail_due_at = least(mail_due_at, now()), mail_claimed_until = null
    where (${IS_UNSENT} or ${IS_UNREPORTED})
      and (mail_due_at > now() + interval '2 hours' or mail_claimed_until > now() + interval '2 minutes')`)
  await db.execute(sql`update leads set sample_due_at = least(sample_due_at, now()), sample_claimed_until = null
    where ${MAILS.sample.isWaiting}
      and (sample_due_at > now() + interval '2 hours' or sample_claimed_until > now() + interval '2 minutes')`)
}

export function setClaim(queue: MailQueue, until: SQL | null) {
  return queue === 'sample' ? { sample_claimed_until: until } : { mail_claimed_until: until }
}
