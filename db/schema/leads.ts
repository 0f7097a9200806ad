import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const MAIL_STATES = ['pending', 'sent', 'failed', 'quarantined'] as const

const WORK = ['taken', 'reached', 'no_answer', 'offered'] as const
const ENDS = ['won', 'lost', 'spam'] as const
export const LEAD_STATUSES = ['new', ...WORK, ...ENDS] as const
/** `reopened` makes a lead new again; a note changes no status. */
export const MARK_KINDS = [...WORK, ...ENDS, 'reopened', 'note'] as const
export const EVENT_KINDS = [...MARK_KINDS, 'released', 'mail_again', 'sample_again'] as const
export const LOST_REASONS = ['other_field', 'price', 'has_one', 'unreachable', 'other'] as const

const amount = () => numeric({ precision: 12, scale: 2, mode: 'number' })

/** The earlier release, which runs beside this one during a deployment, sets no such time and mails its leads first. */
const dueAt = () => timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '1 minute'`)

const SOME_REFERENCE = sql`translate(upper(left(gen_random_uuid()::text, 4) || '-' || left(gen_random_uuid()::text, 4)), '01', 'GH')`

export const IS_COLD = sql<boolean>`(contact_by <> 'phone' and activity <> 'specific' and tender_reference = '')`
export const IS_OPEN = sql`kind = 'request' and status in ('new', 'taken', 'no_answer') and mail_state <> 'quarantined'`
export const IS_BEGUN = sql`status in ('taken', 'reached', 'no_answer', 'offered')`
export const IS_SAMPLE_HELD = sql`sample_state = 'waiting' and status not in ('spam', 'lost')`
export const IS_HELD = sql`((mail_state = 'quarantined' and status = 'new') or (${IS_SAMPLE_HELD}))`
/** For the search, by a function of the database: words, and the ends of the telephone number. */
export const LEAD_WORDS = sql`lead_words(company, company_code, name, email, phone, reference, tender_reference)`

/** Columns up to `marketing_consent` are the customer's. `db/rights.sql` says which roles see rows. */
export const leads = pgTable(
  'leads',
  {
    company_code: text().notNull(),
    company: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    industry: text().notNull(),
    activity: text().notNull(),
    referral_source: text().notNull(),
    utm_source: text().notNull().default(''),
    utm_medium: text().notNull().default(''),
    utm_campaign: text().notNull().default(''),
    utm_adgroup: text().notNull().default(''),
    utm_term: text().notNull().default(''),
    utm_query: text().notNull().default(''),
    utm_device: text().notNull().default(''),
    utm_placement: text().notNull().default(''),
    utm_matchtype: text().notNull().default(''),
    utm_network: text().notNull().default(''),
    landing_page: text().notNull().default(''),
    privacy_consent: boolean().notNull(),
    marketing_consent: boolean().notNull().default(false),

    wants: text({ enum: ['offer', 'sample', 'consultation'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    tender_reference: text().notNull().default(''),
    contact_by: text().notNull().default(''),

    id: uuid().primaryKey().defaultRandom(),
    /** The default is for rows of other programs. */
    reference: text().notNull().default(SOME_REFERENCE),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** SHA-256 of the submission. The column keeps its old name for releases that run beside this one. */
    submission_key: text('idempotency_key'),
    consent_version: text(),
    phone_e164: text(),
    cpv_codes: text().array().notNull().default(sql`'{}'`),
    /** `failed` comes from old releases and is treated like `pending`. */
    mail_state: text({ enum: MAIL_STATES }).notNull().default('pending'),
    mail_attempts: integer().notNull().default(0),
    mail_last_error: text(),
    mail_sent_at: timestamp({ withTimezone: true }),
    quarantine_reason: text(),
    /** Staff got a mail with this id at this time, shared with other leads or marked as quarantined. The id is set before sending. */
    reported_at: timestamp({ withTimezone: true }),
    report_id: text(),
    /** Null when no sample was asked for. */
    sample_state: text({ enum: ['asked', 'waiting', 'released', 'sending', 'sent', 'refused', 'failed'] }),
    sample_reason: text(),
    /** These are hashes of domain and mailbox, see `sample-key.server.ts`. */
    sample_key: text(),
    /** Only releases up to 1.8.0 use it: attempts that the mail server took in full but never acknowledged. */
    sample_unanswered: integer().notNull().default(0),
    /** When the site took the sample on, then when it first failed, then when it was sent. */
    sample_at: timestamp({ withTimezone: true }),
    mail_due_at: dueAt(),
    mail_claimed_until: timestamp({ withTimezone: true }),
    /** How the form was sent, for leads that share a mail with others; null for all others. */
    mail_digest: text({ enum: ['scripted', 'plain'] }),
    sample_due_at: dueAt(),
    sample_claimed_until: timestamp({ withTimezone: true }),
    /** A `sample` came from the one field under a letter: of its sender only the address is known. */
    kind: text({ enum: ['request', 'sample'] })
      .notNull()
      .default('request'),
    /** The newest event of `lead_events` that decides, for lists. The version counts such events. */
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    status_at: timestamp({ withTimezone: true }),
    status_by: text(),
    status_version: integer().notNull().default(0),
    /** Somebody promised to call then. */
    again_at: timestamp({ withTimezone: true }),
    /** Staff were reminded last then; it is set before sending. */
    reminded_at: timestamp({ withTimezone: true }),
    answered_at: timestamp({ withTimezone: true }),
    /** It is the sum of a year, of a lead that was won. */
    amount: amount(),
  },
  (table) => [
    uniqueIndex('leads_reference_key').on(table.reference),
    uniqueIndex('leads_idempotency_key').on(table.submission_key),
    // The index is in the order of the listing: with nulls last, Drizzle's default, it would read all rows.
    index('leads_newest_idx').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('leads_email_idx').on(sql`lower(${table.email})`),
    index('leads_waiting_idx').on(table.created_at).where(sql`mail_state in ('pending', 'failed')`),
    index('leads_unreported_idx')
      .on(table.created_at)
      .where(sql`mail_state = 'quarantined' and reported_at is null`),
    index('leads_quarantined_idx').on(table.created_at).where(sql`mail_state = 'quarantined'`),
    index('leads_reported_idx').on(table.reported_at).where(sql`reported_at is not null`),
    index('leads_sample_at_idx').on(table.sample_at).where(sql`sample_at is not null`),
    index('leads_sample_key_idx').on(table.sample_key).where(sql`sample_key is not null`),
    index('leads_held_samples_idx').on(table.created_at).where(IS_SAMPLE_HELD),
    index('leads_held_idx')
      .on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(IS_HELD),
    index('leads_mail_due_idx')
      .on(table.mail_due_at)
      .where(
        sql`(mail_state in ('pending', 'failed') or (mail_state = 'quarantined' and reported_at is null)) and mail_digest is null`,
      ),
    index('leads_due_samples_idx')
      .on(table.sample_due_at)
      .where(sql`mail_state = 'sent' and sample_state in ('asked', 'released', 'sending')`),
    index('leads_open_idx').on(IS_COLD, table.created_at, table.id).where(IS_OPEN),
    index('leads_again_idx').on(table.again_at, table.id).where(sql`again_at is not null`),
    index('leads_mine_idx')
      .on(table.status_by, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(IS_BEGUN),
    index('leads_status_idx')
      .on(table.status, table.created_at.desc().nullsFirst())
      .where(sql`status <> 'new'`),
    index('leads_marked_by_idx')
      .on(table.status_by, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status_by <> ''`),
    index('leads_campaign_idx')
      .on(table.utm_campaign, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`utm_campaign <> ''`),
    index('leads_words_idx').using('gin', LEAD_WORDS),
  ],
).enableRLS()

/** What people did with a lead. Rows are added, never changed; the newest that has a status decides. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    by: text().notNull(),
    note: text().notNull().default(''),
    again_at: timestamp({ withTimezone: true }),
    amount: amount(),
    reason: text({ enum: LOST_REASONS }),
  },
  (table) => [index('lead_events_lead_id_idx').on(table.lead_id, table.id)],
).enableRLS()
