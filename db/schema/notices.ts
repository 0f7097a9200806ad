import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Where notices come from: names of `NOTICE_SOURCES`, of rows, of the command line. */
export const SOURCE_IDS = ['import', 'ted', 'cvpis'] as const
export type SourceId = (typeof SOURCE_IDS)[number]

const source = () => text({ enum: SOURCE_IDS }).notNull()
const kind = () => text({ enum: ['tender', 'consultation', 'plan', 'contract'] }).notNull()

/**
 * Published notices, one row for each source that has it; a correction changes the row. What two sources have is shown
 * once: `same_as` is the row to show instead.
 */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: source(),
    source_id: text().notNull(),
    kind: kind(),
    title: text().notNull(),
    buyer_name: text().notNull(),
    buyer_code: text(),
    published_on: date({ mode: 'string' }).notNull(),
    deadline_at: timestamp({ withTimezone: true }),
    /** Of a plan, such as 2027-Q1. */
    planned_quarter: text(),
    /** Of a contract. */
    concluded_on: date({ mode: 'string' }),
    winner: text(),
    value: numeric({ precision: 15, scale: 2, mode: 'number' }),
    currency: text(),
    place_code: text(),
    status: text({ enum: ['published', 'ended', 'cancelled'] }).notNull(),
    url: text(),
    ted_number: text(),
    /** Hash of buyer code, title and deadline: the same purchase in another source has the same. */
    purchase_key: text(),
    /** The same by the buyer's name: TED gives no code. */
    purchase_key_by_name: text(),
    same_as: integer().references((): AnyPgColumn => notices.id, { onDelete: 'set null' }),
    content_hash: text().notNull(),
    first_seen_at: timestamp({ withTimezone: true }).notNull(),
    seen_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('notices_source_key').on(table.source, table.source_id),
    index('notices_published_idx').on(table.published_on),
    index('notices_ted_number_idx').on(table.ted_number).where(sql`ted_number is not null`),
    index('notices_purchase_key_idx').on(table.purchase_key).where(sql`purchase_key is not null`),
    index('notices_purchase_key_by_name_idx')
      .on(table.purchase_key_by_name)
      .where(sql`purchase_key_by_name is not null`),
    index('notices_same_as_idx').on(table.same_as).where(sql`same_as is not null`),
  ],
).enableRLS()

export const noticeCodes = pgTable(
  'notice_codes',
  {
    notice_id: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    /** With the check digit, as in `cpv_data`; it need not exist there. */
    code: text().notNull(),
    is_main: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.notice_id, table.code] })],
).enableRLS()

/** Every reading of a source, also those that failed; one that never ended was broken off. */
export const noticeIngests = pgTable(
  'notice_ingests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: source(),
    window_from: date({ mode: 'string' }).notNull(),
    window_to: date({ mode: 'string' }).notNull(),
    /** How many rows the source said it had; null when it does not say. */
    announced: integer(),
    read: integer().notNull().default(0),
    new: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Reason → number of rows. */
    rejected_reasons: jsonb().$type<Record<string, number>>().notNull().default({}),
    is_complete: boolean().notNull().default(false),
    /** Why it is not complete. */
    problem: text(),
    started_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('notice_ingests_source_idx').on(table.source, table.id)],
).enableRLS()

/** Neither written nor read any more; dropped one release later, since the release before writes it. */
export const noticeCounts = pgTable(
  'notice_counts',
  {
    published_on: date({ mode: 'string' }).notNull(),
    kind: kind(),
    /** The first two digits of the main code. */
    division: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.published_on, table.kind, table.division] })],
).enableRLS()
