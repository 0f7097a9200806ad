import { desc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { NewLead, StoredLead } from '#app/features/lead/lead-store.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'

/** Newest first. */
export async function newestLeads(db: Database, limit = 100): Promise<StoredLead[]> {
  return db.select().from(leads).orderBy(desc(leads.created_at)).limit(limit)
}

/** The leads of a PostgreSQL database that the test has not opened, newest first. */
export async function storedLeads(databaseUrl: string): Promise<StoredLead[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await drizzle(client).select().from(leads).orderBy(desc(leads.created_at))
  } finally {
    await client.end()
  }
}

export function leadRow(changes: Partial<NewLead> = {}): NewLead {
  return {
    company_code: '110053842',
    company: 'UAB „Ąžuolas“',
    name: 'Jonas',
    phone: '8 612 34567',
    email: 'jonas@example.lt',
    industry: 'stogai',
    activity: 'active',
    referral_source: 'Kita',
    privacy_consent: true,
    ...changes,
  }
}
