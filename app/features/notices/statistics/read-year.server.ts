import { and, between, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { PastNotice, Year } from '#app/domain/notices/purchase-statistics.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { notices } from '#db/schema/notices.ts'
import { SOURCE_NAMES } from '../snapshot/freshness.ts'
import type { SourceId } from '../source-notice.ts'
import { FOUND_NOTICE } from '../store/read-notices.server.ts'

/** The first that is configured: several together would count a purchase twice. */
const SOURCES_OF_CALLS: readonly SourceId[] = ['cvpis', 'ted', 'import']
/** Several winners, or a firm that has the name of a person. „Pavyzdys, UAB“ is one firm. */
const NOT_ONE_FIRM = String.raw`, (?!(?:UAB|AB|MB|VšĮ)$)| ir dar |\mIĮ\M|individuali įmonė|advokat`

const PAST_NOTICE = {
  key: sql<string>`case kind when 'tender' then coalesce(ted_procedure_id, source_id) else source_id end`,
  status: notices.status,
  day: notices.published_on,
  value: sql<number | null>`case when currency = 'EUR' and not is_ceiling then value::float end`,
  size: sql<PastNotice['size']>`case when is_low_value then 'lowValue'
    when ted_number is not null then 'international' end`,
  buyer: notices.buyer_name,
  places: notices.place_code,
  winner: sql<string | null>`case kind when 'contract' then winner end`,
  codes: FOUND_NOTICE.codes,
}

/** The calls and awards of the twelve whole months before a day; null where their source is not read so far back. */
export async function readYear(
  db: Database,
  sources: readonly SourceId[],
  today: Temporal.PlainDate,
): Promise<Year | null> {
  const source = SOURCES_OF_CALLS.find((id) => sources.includes(id))
  if (source === undefined) return null
  const from = today.with({ day: 1 }).subtract({ months: 12 })
  const isOfSource = eq(notices.source, source)
  if (!(await db.$count(notices, and(isOfSource, lte(notices.published_on, from.toString()))))) return null
  const isCall = and(isOfSource, eq(notices.kind, 'tender'), sql`system is distinct from 'itself'`)
  const isByOneFirm = and(eq(notices.kind, 'contract'), sql`winner !~* ${NOT_ONE_FIRM}`)
  const isAward = and(eq(notices.source, 'ted'), eq(notices.is_intended, false), isByOneFirm)
  const isShown = and(
    eq(notices.is_hidden, false),
    inArray(notices.source, [...sources]),
    or(isCall, isAward),
  )
  // bounded: by the notices of a year. The newest version of a call takes the place of the others.
  const newest = new Map<string, PastNotice>()
  for (let months = 0; months < 12; months++) {
    const month = from.add({ months })
    const lastDay = month.add({ months: 1 }).subtract({ days: 1 })
    const isOfMonth = between(notices.published_on, month.toString(), lastDay.toString())
    const rows = await db
      .select(PAST_NOTICE)
      .from(notices)
      .where(and(isOfMonth, isShown))
      .orderBy(notices.published_on)
    for (const { key, status, ...notice } of rows) {
      if (status === 'cancelled') newest.delete(key)
      else newest.set(key, notice)
    }
  }
  return { sourceName: SOURCE_NAMES[source], from: from.toString(), notices: [...newest.values()] }
}
