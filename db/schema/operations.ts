import { bigint, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'

/** The audit does not say whose leads they were: a row outlives them. */
export const leadAudit = pgTable('lead_audit', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  event: text({ enum: ['retention', 'erasure', 'export'] }).notNull(),
  lead_count: integer().notNull(),
  created_before: timestamp({ withTimezone: true }),
  by: text(),
}).enableRLS()

/** Keys are keyed hashes, never addresses. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
}).enableRLS()

export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
}).enableRLS()

export const dailyRuns = pgTable('daily_runs', {
  name: text().primaryKey(),
  last_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
}).enableRLS()
