import { bigint, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'

/** What was done to leads, without saying whose: a line outlives the leads it is about. */
export const leadAudit = pgTable('lead_audit', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  event: text({ enum: ['retention', 'erasure'] }).notNull(),
  lead_count: integer().notNull(),
  /** Leads created before this time were erased; null when they were erased on request. */
  created_before: timestamp({ withTimezone: true }),
}).enableRLS()

/** Counters of `rate-limiter-flexible`, in its column order. Keys are keyed hashes, never addresses. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
}).enableRLS()

/** Secrets that the server made for itself, so that all its replicas use the same one. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
}).enableRLS()
