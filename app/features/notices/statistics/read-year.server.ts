import { and, eq, gte, inArray, lt, min, or, sql } from 'drizzle-orm'
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
  isCall: sql<boolean>`kind = 'tender'`,
  day: notices.published_on,
  value: sql<number | null>`case when currency = 'EUR' and not is_ceiling then value::float end`,
  buyer: notices.buyer_name,
  places: notices.place_code,
  winner: sql<string | null>`case when winner !~* ${NOT_ONE_FIRM} then winner end`,
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
  const [first] = await db
    .select({ day: min(notices.published_on) })
    .from(notices)
    .where(isOfSource)
  if (!first?.day || first.day > from.toString()) return null
  const isCall = and(isOfSource, eq(notices.kind, 'tender'), sql`system is distinct from 'itself'`)
  const isAward = and(eq(notices.source, 'ted'), eq(notices.kind, 'contract'), eq(notices.is_intended, false))
  const isShown = and(
    eq(notices.is_hidden, false),
    inArray(notices.source, [...sources]),
    or(isCall, isAward),
  )
  // bounded: by the notices of a year. The newest version of a call takes the place of the others.
  const newest = new Map<string, PastNotice>()
  for (let month = 0; month < 12; month++) {
    const [begin, end] = [month, month + 1].map((months) => from.add({ months }).toString())
    const isOfMonth = and(gte(notices.published_on, begin ?? ''), lt(notices.published_on, end ?? ''))
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
