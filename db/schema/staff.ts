import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Of codes only keyed hashes are stored. The table is unlogged: codes are good for minutes. */
export const staffCodes = pgTable('staff_codes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Hash of what the browser that asked was given; null for a code that the server printed. */
  challenge_hash: text(),
  /** Empty for an address that is not on the list: nothing of a stranger is stored, and every request takes as long. */
  address: text().notNull(),
  code_hash: text().notNull(),
  tries: integer().notNull().default(0),
  expires_at: timestamp({ withTimezone: true }).notNull(),
}).enableRLS()

export const staffSessions = pgTable('staff_sessions', {
  token_hash: text().primaryKey(),
  address: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
}).enableRLS()
