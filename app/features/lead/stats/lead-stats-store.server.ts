import { and, count, desc, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#app/infra/database/database.server.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { leads } from '#db/schema/leads.ts'
import type { MailState } from '../lead-store.server.ts'

export const STATS_GROUPINGS = ['utm_source', 'campaign', 'term', 'month'] as const

export type StatsGrouping = (typeof STATS_GROUPINGS)[number]

export interface LeadGroup {
  /** It is empty when the lead has none. */
  value: string
  leads: number
  /** Leads that came from the one field under a letter. */
  samples: number
  quarantined: number
}

/** Visitors choose these values: long ones are cut, and there may be any number. */
const MAX_VALUE_LENGTH = 200
export const MAX_GROUPS = 1_000

const GROUPED_BY: Record<StatsGrouping, SQL<string>> = {
  utm_source: shortened(sql`lead_source(utm_source, utm_medium, landing_page)`),
  campaign: shortened(leads.utm_campaign),
  term: shortened(leads.utm_term),
  month: sql`to_char(created_at at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YYYY-MM')`,
}

export interface Period {
  since?: Date | undefined
  until?: Date | undefined
}

export async function countLeadsBy(
  db: Database,
  by: StatsGrouping,
  limit: number,
  { since, until }: Period = {},
): Promise<LeadGroup[]> {
  const order = by === 'month' ? [sql`1 desc`] : [desc(count()), sql`1`]
  const countOf = (which: SQL) => sql`count(*) filter (where ${which})`.mapWith(Number)
  const samples = countOf(sql`${leads.kind} = 'sample'`)
  const quarantined = countOf(sql`${leads.mail_state} = 'quarantined'`)
  return db
    .select({ value: GROUPED_BY[by], leads: count(), samples, quarantined })
    .from(leads)
    .where(and(since && gte(leads.created_at, since), until && lt(leads.created_at, until)))
    .groupBy(sql`1`)
    .orderBy(...order)
    .limit(limit)
}

function shortened(value: SQL | PgColumn): SQL<string> {
  return sql`left(${value}, ${sql.raw(String(MAX_VALUE_LENGTH))})`
}

export async function countByMailState(db: Database): Promise<{ state: MailState; count: number }[]> {
  return db.select({ state: leads.mail_state, count: count() }).from(leads).groupBy(leads.mail_state)
}

export async function countBySampleState(db: Database) {
  const isAsked = isNotNull(leads.sample_state)
  return db
    .select({ state: leads.sample_state, count: count() })
    .from(leads)
    .where(isAsked)
    .groupBy(leads.sample_state)
}
