import { sql } from 'drizzle-orm'
import {
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

/** Notices come from these sources: they are names of `NOTICE_SOURCES`, of rows, of the command line. */
export const SOURCE_IDS = ['import', 'ted', 'cvpis'] as const
export type SourceId = (typeof SOURCE_IDS)[number]

export const STATUSES = ['published', 'ended', 'cancelled', 'suspended'] as const
/** Bids, requests to take part, or mere expressions of interest are due. */
export const DEADLINE_KINDS = ['tender', 'request', 'expressions'] as const
export const SYSTEM_ROLES = ['itself', 'members'] as const

const source = () => text({ enum: SOURCE_IDS }).notNull()

/** One row per source that has the notice. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: source(),
    source_id: text().notNull(),
    kind: text({ enum: ['tender', 'consultation', 'plan', 'contract'] }).notNull(),
    title: text().notNull(),
    buyer_name: text().notNull(),
    buyer_code: text(),
    other_buyers: integer().notNull().default(0),
    published_on: date({ mode: 'string' }).notNull(),
    /** The last deadline; lots that end before it have theirs in `earlier_deadlines`. */
    deadline_at: timestamp({ withTimezone: true }),
    earlier_deadlines: timestamp({ withTimezone: true }).array().notNull().default([]),
    deadline_kind: text({ enum: DEADLINE_KINDS }),
    planned_quarter: text(),
    concluded_on: date({ mode: 'string' }),
    winner: text(),
    value: numeric({ precision: 15, scale: 2, mode: 'number' }),
    currency: text(),
    is_ceiling: boolean().notNull().default(false),
    is_low_value: boolean().notNull().default(false),
    /** Codes of counties, parted by spaces. */
    place_code: text(),
    status: text({ enum: STATUSES }).notNull(),
    is_intended: boolean().notNull().default(false),
    system: text({ enum: SYSTEM_ROLES }),
    url: text(),
    ted_number: text(),
    ted_procedure_id: text(),
    ted_notice_id: text(),
    ted_replaces: text(),
    /** Staff have hidden it, whatever its source says. */
    is_hidden: boolean().notNull().default(false),
    content_hash: text().notNull(),
    first_seen_at: timestamp({ withTimezone: true }).notNull(),
    seen_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('notices_source_key').on(table.source, table.source_id),
    index('notices_published_idx').on(table.published_on),
    index('notices_ted_number_idx').on(table.ted_number).where(sql`ted_number is not null`),
    index('notices_ted_procedure_id_idx').on(table.ted_procedure_id).where(sql`ted_procedure_id is not null`),
    index('notices_ted_notice_id_idx').on(table.ted_notice_id).where(sql`ted_notice_id is not null`),
    index('notices_ted_replaces_idx').on(table.ted_replaces).where(sql`ted_replaces is not null`),
  ],
).enableRLS()

export type StoredNotice = typeof notices.$inferSelect

export const noticeCodes = pgTable(
  'notice_codes',
  {
    notice_id: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    /** The code has its check digit and need not be in `cpv_data`. */
    code: text().notNull(),
    is_main: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.notice_id, table.code] })],
).enableRLS()

/** Every ingest of a source; one that never ended was interrupted. */
export const noticeIngests = pgTable(
  'notice_ingests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: source(),
    window_from: date({ mode: 'string' }).notNull(),
    window_to: date({ mode: 'string' }).notNull(),
    /** Null when the source does not say. */
    announced: integer(),
    read: integer().notNull().default(0),
    new: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Rows that are no notices of ours, such as changes of contracts. */
    skipped: integer().notNull().default(0),
    rejected_reasons: jsonb().$type<Record<string, number>>().notNull().default({}),
    is_complete: boolean().notNull().default(false),
    problem: text(),
    started_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('notice_ingests_source_idx').on(table.source, table.id)],
).enableRLS()
