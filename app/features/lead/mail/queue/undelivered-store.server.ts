import { and, count, isNotNull, min, or, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { IS_SAMPLE_HELD, leads } from '#db/schema/leads.ts'
import { IS_UNREPORTED, IS_UNSENT } from './mail-queue.server.ts'

/** Leads whose mail has not been accepted, quarantined ones included. */
export async function readUndelivered(db: Database) {
  const [row] = await db
    .select({ count: count(), oldest: min(leads.created_at) })
    .from(leads)
    .where(sql`(${IS_UNSENT}) or (${IS_UNREPORTED})`)
  return row ?? { count: 0, oldest: null }
}

/** What staff have to know of mails and samples: mails that were refused so far, samples that wait. */
export async function readMailFaults(db: Database) {
  const [refused] = await db
    .select({
      count: count(),
      since: min(leads.created_at),
      error: sql<string | null>`(array_agg(mail_last_error order by mail_due_at desc))[1]`,
    })
    .from(leads)
    .where(and(or(IS_UNSENT, IS_UNREPORTED), isNotNull(leads.mail_last_error)))
  const heldSamples = await db.$count(leads, IS_SAMPLE_HELD)
  return { ...(refused ?? { count: 0, since: null, error: null }), heldSamples }
}
