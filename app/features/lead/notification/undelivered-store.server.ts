import { and, asc, count, lt, min, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'

const IS_WAITING = sql`mail_state in ('pending', 'failed')`
const IS_UNREPORTED = sql`mail_state = 'quarantined' and reported_at is null`

/** Leads whose mail has not been accepted, quarantined ones included. */
export async function readUndelivered(db: Database) {
  const [row] = await db
    .select({ count: count(), oldest: min(leads.created_at) })
    .from(leads)
    .where(sql`(${IS_WAITING}) or (${IS_UNREPORTED})`)
  return row ?? { count: 0, oldest: null }
}

export async function hasUnreported(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from leads where ${IS_UNREPORTED} limit 1`)
  return rows.length > 0
}

export async function listPendingBefore(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(and(IS_WAITING, lt(leads.created_at, before)))
    .orderBy(asc(leads.created_at))
    .limit(limit)
  return rows.flatMap(({ reference }) => reference ?? [])
}
