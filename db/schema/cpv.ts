import { sql } from 'drizzle-orm'
import { index, integer, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core'

/** `parent_code` is null on level 1. */
export const cpvData = pgTable(
  'cpv_data',
  {
    code: text().primaryKey(),
    level: integer().notNull(),
    parent_code: text(),
    LT: text('LT').notNull(),
    EN: text('EN').notNull(),
  },
  (table) => [
    index('cpv_data_parent_code_idx').on(table.parent_code),
    pgPolicy('cpv_data_is_public', { for: 'select', to: 'public', using: sql`true` }),
  ],
)
