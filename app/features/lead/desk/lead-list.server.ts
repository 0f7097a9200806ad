import { and, asc, desc, eq, gte, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { IS_BEGUN, IS_COLD, IS_HELD, IS_OPEN, LEAD_WORDS, leads } from '#db/schema/leads.ts'
import type { Want } from '../lead-fields.ts'
import type { MailState, StoredLead } from '../lead-store.server.ts'
import type { LeadStatus } from './lead-marks.server.ts'
import { searchQuery } from './lead-search.ts'

/** `open` are unanswered, `again` those that somebody promised to call, `held` those in quarantine or with a sample that waits. */
export type LeadView = 'all' | 'new' | 'open' | 'again' | 'mine' | 'held'

export interface LeadFilter {
  view?: LeadView | undefined
  by?: string | undefined
  state?: MailState | undefined
  status?: LeadStatus | undefined
  markedBy?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  isHot?: boolean | undefined
  wants?: Want | undefined
  campaign?: string | undefined
  search?: string | undefined
  limit?: number | undefined
}

interface Order {
  columns: readonly SQL[]
  /** Of the leads that follow the one with this id. */
  after: (id: string, againAt: string) => SQL
}

const PAGE_SIZE = 500
/** More are not counted: it would take longer the more there are. */
export const MAX_COUNT = 1_000
const MAX_FOUND = 1_000_000_000
const MAX_NAMES = 200

const NEWEST: Order = {
  columns: [desc(leads.created_at), desc(leads.id)],
  after: (id) => sql`(created_at, id) < (select created_at, id from leads where id = ${id})`,
}
/** The hot ones come first, then who has waited longest. */
const URGENT: Order = {
  columns: [sql`${IS_COLD}`, asc(leads.created_at), asc(leads.id)],
  after: (id) =>
    sql`(${IS_COLD}, created_at, id) > (select ${IS_COLD}, created_at, id from leads where id = ${id})`,
}
const PROMISED: Order = {
  columns: [asc(leads.again_at), asc(leads.id)],
  // The promise may have been kept meanwhile, so its time is in the cursor.
  after: (id, againAt) => sql`(again_at, id) > (${againAt}::timestamptz, ${id}::uuid)`,
}

const VIEWS: Record<LeadView, { order: Order; where?: SQL }> = {
  all: { order: NEWEST },
  new: { order: URGENT, where: sql`status = 'new' and ${IS_OPEN}` },
  open: { order: URGENT, where: IS_OPEN },
  again: { order: PROMISED, where: isNotNull(leads.again_at) },
  mine: { order: NEWEST, where: IS_BEGUN },
  held: { order: NEWEST, where: IS_HELD },
}

/** At most so many leads after a cursor, which `cursorOf` the last one shown has made. */
export async function listPage(db: Database, filter: LeadFilter, limit: number, cursor?: string) {
  const { order } = VIEWS[filter.view ?? 'all']
  const [id, againAt = ''] = cursor?.split('~') ?? []
  return db
    .select()
    .from(rowsOf(db, filter))
    .where(and(conditionOf(filter), id === undefined ? undefined : order.after(id, againAt)))
    .orderBy(...order.columns)
    .limit(limit)
}

export function cursorOf({ id, again_at }: Pick<StoredLead, 'id' | 'again_at'>): string {
  return again_at === null ? id : `${id}~${again_at.toISOString()}`
}

export async function* listLeads(db: Database, filter: LeadFilter = {}): AsyncGenerator<StoredLead> {
  for await (const page of listPages(db, filter)) yield* page
}

export async function* listPages(db: Database, filter: LeadFilter): AsyncGenerator<StoredLead[]> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY
  let cursor: string | undefined
  while (left > 0) {
    const size = Math.min(PAGE_SIZE, left)
    const page = await listPage(db, filter, size, cursor)
    yield page
    const last = page.at(-1)
    if (page.length < size || last === undefined) return
    cursor = cursorOf(last)
    left -= page.length
  }
}

export async function countLeads(db: Database, filter: LeadFilter, max: number = Number.MAX_SAFE_INTEGER) {
  const found = db.select({ id: leads.id }).from(rowsOf(db, filter)).where(conditionOf(filter)).limit(max)
  return db.$count(found.as('found'))
}

/** Other leads of the same firm, address or telephone, newest first. */
export async function listSameSender(db: Database, lead: StoredLead, limit: number): Promise<StoredLead[]> {
  const { id, email, phone, phone_e164, company_code } = lead
  const search = [email, phone, company_code].flatMap((text) => searchQuery(text) ?? [])
  const isSame = or(
    sql`lower(email) = lower(${email})`,
    company_code === '' ? undefined : eq(leads.company_code, company_code),
    phone === '' ? undefined : or(eq(leads.phone, phone), eq(leads.phone_e164, phone_e164 ?? phone)),
  )
  const found = rowsFound(db, search.map((query) => `(${query})`).join(' | '))
  return db
    .select()
    .from(found)
    .where(and(ne(leads.id, id), isSame))
    .orderBy(...NEWEST.columns)
    .limit(limit)
}

/** The campaigns, or the people who marked leads, each found by the index without what lies between. */
export async function listNames(db: Database, column: 'utm_campaign' | 'status_by'): Promise<string[]> {
  const name = sql.identifier(column)
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive names as (
      select min(${name}) as name from leads where ${name} <> ''
      union all select (select min(${name}) from leads where ${name} <> '' and ${name} > names.name)
      from names where name is not null)
    select name from names where name is not null limit ${MAX_NAMES}`)
  return rows.map(({ name }) => name)
}

/**
 * With a search, only what its index finds. The limit, which is never met, has these rows found first: the database would
 * rather read all leads in the order of a list.
 */
function rowsOf(db: Database, { search = '' }: LeadFilter) {
  const query = searchQuery(search)
  return query === null ? db.select().from(leads).as('leads') : rowsFound(db, query)
}

function rowsFound(db: Database, query: string) {
  const isFound = sql`${LEAD_WORDS} @@ ${query}::tsquery`
  return db.select().from(leads).where(isFound).limit(MAX_FOUND).as('leads')
}

function conditionOf({ view = 'all', by, ...filter }: LeadFilter): SQL | undefined {
  return and(
    VIEWS[view].where,
    view === 'mine' ? eq(leads.status_by, by ?? '') : undefined,
    filter.state && eq(leads.mail_state, filter.state),
    filter.status && eq(leads.status, filter.status),
    filter.markedBy === undefined ? undefined : eq(leads.status_by, filter.markedBy),
    filter.since && gte(leads.created_at, filter.since),
    filter.until && lt(leads.created_at, filter.until),
    filter.isHot ? sql`not ${IS_COLD}` : undefined,
    filter.wants && sql`${filter.wants} = any (wants)`,
    filter.campaign === undefined ? undefined : eq(leads.utm_campaign, filter.campaign),
    filter.campaign ? ne(leads.utm_campaign, '') : undefined,
  )
}
