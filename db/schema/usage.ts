import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const USAGE_NAMES = [
  'form_seen',
  'form_begun',
  'form_failed',
  'field_failed',
  'form_sent',
  'want',
  'contact_by',
  'code_chosen',
  'search',
  'answer_search',
] as const

export const usageCounts = pgTable(
  'usage_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text({ enum: USAGE_NAMES }).notNull(),
    detail: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  ({ day, name, detail }) => [primaryKey({ columns: [day, name, detail] })],
).enableRLS()
