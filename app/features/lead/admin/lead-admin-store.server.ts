import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { Database, OpenDatabase } from '#app/infra/database/database.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { leads } from '#db/schema/leads.ts'
import { findLead, type MailState, type StoredLead } from '../lead-store.server.ts'

export interface CommandDeps extends CommandOutput, Pick<OpenDatabase, 'db' | 'pool' | 'embeddedDirectory'> {
  mailDirectory: string
}

export interface LeadFilter {
  state?: MailState | undefined
  since?: Date | undefined
  limit?: number | undefined
}

export const HAS_FAILED_ATTEMPTS = sql`(mail_state = 'failed' or (mail_state = 'pending' and mail_attempts > 0))`

const PAGE_SIZE = 500

export async function* listLeads(db: Database, filter: LeadFilter = {}): AsyncGenerator<StoredLead> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY
  let last: string | null = null
  while (left > 0) {
    const page: StoredLead[] = await db
      .select()
      .from(leads)
      .where(and(buildCondition(filter), olderThan(last)))
      .orderBy(desc(leads.created_at), desc(leads.id))
      .limit(Math.min(PAGE_SIZE, left))
    yield* page
    last = page.at(-1)?.id ?? null
    if (page.length < Math.min(PAGE_SIZE, left) || last === null) return
    left -= page.length
  }
}

export async function countLeads(db: Database, filter: LeadFilter): Promise<number> {
  return db.$count(leads, buildCondition(filter))
}

export async function requireLead(db: Database, reference: string): Promise<StoredLead> {
  const lead = await findLead(db, reference)
  if (lead === null) throw new OperatorError('There is no lead with this reference.')
  return lead
}

function buildCondition({ state, since }: LeadFilter): SQL | undefined {
  return and(
    state === undefined ? undefined : eq(leads.mail_state, state),
    since === undefined ? undefined : gte(leads.created_at, since),
  )
}

function olderThan(id: string | null): SQL | undefined {
  if (id === null) return undefined
  return sql`(${leads.created_at}, ${leads.id}) < (select created_at, id from leads where id = ${id})`
}
